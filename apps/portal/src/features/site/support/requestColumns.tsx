import { supportCopy } from "@jubilee/core/site/support.copy";
import type { SupportMessage, SupportRequest } from "@jubilee/core/site/support.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { StatusChip } from "./StatusChip.tsx";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

type LastSaid = ReadonlyMap<string, SupportMessage>;

/** Who said what last, in one line, as the one who asked reads it. */
const lastWords = (said: SupportMessage | undefined) =>
  said
    ? `${said.author === "operator" ? "Answer" : "You"}: ${said.body.replaceAll(/\s+/g, " ")}`
    : "";

/** Columns of the requests; with people for the operator. */
export function requestColumns(
  locale: string,
  withPeople: boolean,
  last: LastSaid = new Map(),
): DataColumn<SupportRequest>[] {
  const person: DataColumn<SupportRequest> = {
    id: "from",
    header: "From",
    from: "desktop",
    widthPx: 200,
    cell: ({ name, email }) => (
      <Stack gap="0">
        <bdi>{name}</bdi>
        <Text size={12} tone="muted">
          {email}
        </Text>
      </Stack>
    ),
    sortValue: ({ name }) => name,
  };
  return [
    {
      id: "subject",
      header: "Subject",
      cell: ({ id, subject, isPriority }) => (
        <Stack gap="0">
          <Inline wrap={false}>
            <Text weight="strong">
              <bdi>{subject}</bdi>
            </Text>
            {isPriority && withPeople && <Badge tone="plum">Priority</Badge>}
          </Inline>
          {last.has(id) && (
            <Text size={14} tone="muted" truncate>
              {lastWords(last.get(id))}
            </Text>
          )}
        </Stack>
      ),
      sortValue: ({ subject }) => subject,
    },
    ...(withPeople ? [person] : []),
    {
      id: "reference",
      header: "Number",
      from: "wide",
      widthPx: 130,
      cell: ({ reference }) => <Text numeric>{reference}</Text>,
      sortValue: ({ reference }) => reference,
    },
    {
      id: "topic",
      header: "About",
      from: "wide",
      widthPx: 180,
      cell: ({ topic }) => supportCopy.topics[topic],
      sortValue: ({ topic }) => supportCopy.topics[topic],
    },
    {
      id: "updated",
      header: "Last news",
      from: "desktop",
      widthPx: 140,
      cell: ({ updatedAt }) => formatDay(updatedAt, zone, locale, "short"),
      sortValue: ({ updatedAt }) => updatedAt,
    },
    {
      id: "status",
      header: "State",
      widthPx: 120,
      cell: ({ status }) => <StatusChip status={status} />,
      sortValue: ({ status }) => supportCopy.statuses[status],
    },
  ];
}

/** A request below 768 px. */
export function requestPhoneLine(withPeople: boolean, last: LastSaid = new Map()) {
  return (request: SupportRequest) => (
    <FactLine
      name={request.subject}
      detail={
        withPeople
          ? `${request.reference} · ${request.name}`
          : lastWords(last.get(request.id)) || request.reference
      }
      end={<StatusChip status={request.status} />}
    />
  );
}
