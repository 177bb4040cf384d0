import { createAudiencesApi } from "@jubilee/core/people/audiences.api";
import {
  audienceReasonWords,
  namesOfChoices,
  noMailWords,
} from "@jubilee/core/people/audiences.rules";
import type {
  AudienceChoices,
  AudiencePlace,
  AudienceQuestion,
} from "@jubilee/core/people/audiences.types";
import { joined } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Pagination } from "@jubilee/ui/pagination";
import { PersonRow } from "@jubilee/ui/person-row";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { Loaded } from "../../page-kit/data/Loaded.tsx";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { audienceKeys } from "./useAudience.ts";

interface AudiencePeopleDialogProps {
  place: AudiencePlace;
  question: AudienceQuestion;
  choices: AudienceChoices;
  filter: "all" | "no_email";
  onClose: () => void;
}

const size = 25;

/** The people of a question, with why each is among them, or why no mail reaches them. */
export function AudiencePeopleDialog(props: AudiencePeopleDialogProps) {
  const { place, question, choices, filter, onClose } = props;
  const api = useApi(createAudiencesApi);
  const [from, setFrom] = useState(0);
  const names = namesOfChoices(choices);
  const people = useRead([...audienceKeys.of(place), "people", question, filter, from], () =>
    api.people(place, question, {
      from,
      size,
      ...(filter === "all" ? {} : { filter }),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={filter === "all" ? "Who is meant" : "Without a mail"}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded of={people} what="These people" skeleton={<SkeletonRows count={6} />}>
        {({ rows, total }) => (
          <Stack gap="3">
            {rows.map((person) => (
              <PersonRow
                key={person.id}
                name={person.name}
                detail={joined([
                  person.email,
                  noMailWords(person),
                  ...person.why.map((reason) => audienceReasonWords(reason, question, names)),
                ])}
              />
            ))}
            {total > size && (
              <Pagination
                from={from}
                shown={rows.length}
                total={total}
                pageSize={size}
                onMove={setFrom}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
