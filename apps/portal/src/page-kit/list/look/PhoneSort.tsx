import type { DataColumn, DataSort } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { ArrowDownUp } from "lucide-react";

interface PhoneSortProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSort: (sort: DataSort | null) => void;
}

/** The order of a list on phones, where no heads of columns stand to press. */
export function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const isPhone = useMedia(media.mobile);
  const offered = columns.filter(({ sortValue }) => sortValue);
  if (!isPhone || offered.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={<IconButton label="Sort" icon={<ArrowDownUp />} size="sm" />}
      entries={[
        {
          id: "usual",
          label: "In the usual order",
          checked: sort === null,
          onSelect: () => onSort(null),
        },
        ...offered.map(({ id, header }) => ({
          id,
          label: `By ${header.toLocaleLowerCase("en")}`,
          checked: sort?.id === id,
          onSelect: () => onSort({ id, descending: false }),
        })),
        { separator: true as const },
        {
          id: "turned",
          label: "The other way round",
          checked: sort?.descending === true,
          disabled: sort === null,
          onSelect: () => sort && onSort({ ...sort, descending: !sort.descending }),
        },
      ]}
    />
  );
}
