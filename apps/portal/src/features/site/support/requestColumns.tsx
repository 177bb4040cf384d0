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

/** What only the one who asked is shown: what was said last, and whether it is news. */
export interface OwnRequests {
  last: ReadonlyMap<string, SupportMessage>;
  isNew: (request: SupportRequest) => boolean;
}

/** Who said what last, in one line, as the one who asked reads it. */
const lastWords = (said: SupportMessage | undefined) =>
  said
    ? `${said.author === "operator" ? "Answer" : "You"}: ${said.body.replaceAll(/\s+/g, " ")}`
    : "";

/** Columns of the requests; with people for the operator. */
export function requestColumns(
  locale: string,
  withPeople: boolean,
  own?: OwnRequests,
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
      cell: (request) => (
        <Stack gap="0">
          <Inline wrap={false}>
            <Text weight="strong">
              <bdi>{request.subject}</bdi>
            </Text>
            {request.isPriority && withPeople && <Badge tone="plum">Priority</Badge>}
            {own?.isNew(request) && <Badge tone="plum">New</Badge>}
          </Inline>
          {own?.last.has(request.id) && (
            <Text size={14} tone="muted" truncate>
              {lastWords(own.last.get(request.id))}
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
export function requestPhoneLine(withPeople: boolean, own?: OwnRequests) {
  return (request: SupportRequest) => (
    <FactLine
      name={own?.isNew(request) ? `New: ${request.subject}` : request.subject}
      detail={
        withPeople
          ? `${request.reference} · ${request.name}`
          : lastWords(own?.last.get(request.id)) || request.reference
      }
      end={<StatusChip status={request.status} />}
    />
  );
}
