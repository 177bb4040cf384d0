import { valueOf } from "@jubilee/core/base/result.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { TalkPartner } from "@jubilee/core/talk/threads.types";
import { Combobox, type LoadOptions } from "@jubilee/ui/combobox";
import { IconButton } from "@jubilee/ui/icon-button";
import { PersonRow } from "@jubilee/ui/person-row";
import { X } from "lucide-react";
import { useCallback, useRef } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { chosenWith, isWhole, partnerGroups } from "./partners.ts";
import * as css from "./Partners.css.ts";

interface PartnersFieldProps {
  eventId: string;
  chosen: readonly TalkPartner[];
  onChange: (chosen: readonly TalkPartner[]) => void;
  error?: string | undefined;
  /** People alone, for a conversation that there is. */
  onlyPeople?: boolean;
}

const detailOf = ({ kind, detail }: TalkPartner): string | undefined => {
  if (detail === null || kind === "user") return undefined;
  return kind === "group" ? counted(Number(detail), "guest") : detail;
};

/** Whom one writes to, one after the other by their names. */
export function PartnersField({
  eventId,
  chosen,
  onChange,
  error,
  onlyPeople = false,
}: PartnersFieldProps) {
  const api = useApi(createThreadsApi);
  const known = useRef(new Map<string, TalkPartner>());
  const load = useCallback<LoadOptions>(
    async (text) => {
      const found = await valueOf(api.partners(eventId, text));
      return found
        .filter((partner) => !onlyPeople || !isWhole(partner))
        .map((partner) => {
          const value = `${partner.kind} ${partner.id}`;
          known.current.set(value, partner);
          const detail = detailOf(partner);
          return {
            value,
            label: partner.name,
            group: partnerGroups[partner.kind],
            ...(detail && { detail }),
          };
        });
    },
    [api, eventId, onlyPeople],
  );
  return (
    <>
      <Combobox
        key={`${eventId} ${chosen.length}`}
        label={chosen.length === 0 ? "To" : "And to"}
        optional={chosen.length > 0}
        placeholder="Begin with a name"
        value=""
        load={load}
        error={error}
        onValueChange={(value) => {
          const partner = known.current.get(value);
          if (partner) onChange(chosenWith(chosen, partner));
        }}
      />
      {chosen.length > 0 && (
        <ul aria-label="Chosen" className={css.chosen}>
          {chosen.map((partner) => (
            <li key={`${partner.kind} ${partner.id}`}>
              <PersonRow
                name={partner.name}
                detail={partnerGroups[partner.kind]}
                end={
                  <IconButton
                    variant="ghost"
                    label={`Without ${partner.name}`}
                    icon={<X />}
                    onClick={() => onChange(chosen.filter((one) => one !== partner))}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
