import { supportCopy } from "@jubilee/core/site/support.copy";
import type { SupportRequest } from "@jubilee/core/site/support.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { StatusChip } from "./StatusChip.tsx";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Columns of the requests; with people for the operator. */
export function requestColumns(locale: string, withPeople: boolean): DataColumn<SupportRequest>[] {
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
      cell: ({ subject, isPriority }) => (
        <Inline wrap={false}>
          <Text weight="strong">
            <bdi>{subject}</bdi>
          </Text>
          {isPriority && withPeople && <Badge tone="plum">Priority</Badge>}
        </Inline>
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
export function requestPhoneLine(withPeople: boolean) {
  return (request: SupportRequest) => (
    <FactLine
      name={request.subject}
      detail={withPeople ? `${request.reference} · ${request.name}` : request.reference}
      end={<StatusChip status={request.status} />}
    />
  );
}
