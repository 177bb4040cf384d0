import { memberSections } from "@jubilee/core/people/members.rules";
import type { DirectoryMember, MemberSort } from "@jubilee/core/people/members.types";
import { DataTable, type DataGroup, type DataOpening } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import type { ListLook } from "../../../page-kit/list/look/useListLook.ts";
import { useDensity } from "../../../page-kit/list/useDensity.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { memberPhoneLine, type memberColumns } from "./memberColumns.tsx";

const idOf = ({ id }: DirectoryMember) => id;

interface MemberTableProps {
  label: string;
  /** In their order. */
  members: readonly DirectoryMember[];
  columns: ReturnType<typeof memberColumns>;
  look: Pick<ListLook, "hidden" | "order">;
  groupTerm: string;
  sort: MemberSort;
  onSort: (sort: MemberSort) => void;
  opening: DataOpening<DirectoryMember>;
}

/** Under which head each stands: a letter, or what the list is sorted by. */
function useHeads(members: readonly DirectoryMember[], sort: MemberSort, groupTerm: string) {
  const locale = useLocale();
  return useMemo(() => {
    const heads = new Map<string, DataGroup>();
    for (const { head, members: here } of memberSections(members, sort, locale)) {
      const others = sort === "town" ? "No town" : `No ${groupTerm.toLowerCase()}`;
      const words = head === null ? others : sort === "group" ? `${groupTerm} ${head}` : head;
      const group = { id: head ?? "", label: <bdi>{words}</bdi>, last: head === null };
      for (const { id } of here) heads.set(id, group);
    }
    return heads;
  }, [members, sort, groupTerm, locale]);
}

const alone: DataGroup = { id: "", label: "" };

/** Everybody of a directory under letters, or under what the list is sorted by. */
export function MemberTable(props: MemberTableProps) {
  const { label, members, columns, look, groupTerm, sort, onSort, opening } = props;
  const [density] = useDensity();
  const heads = useHeads(members, sort, groupTerm);
  const groupOf = useMemo(
    () =>
      ({ id }: DirectoryMember) =>
        heads.get(id) ?? alone,
    [heads],
  );
  const phoneLine = useMemo(() => memberPhoneLine(groupTerm), [groupTerm]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={members}
      rowId={idOf}
      sorting={{
        sort: { id: sort, descending: false },
        /* One way alone: a second press goes back to names. */
        onSort: (next) =>
          onSort(
            next && !next.descending && (next.id === "group" || next.id === "town")
              ? next.id
              : "name",
          ),
      }}
      opening={opening}
      arrangement={{ density, hidden: look.hidden, order: look.order, groupOf }}
      phoneLine={phoneLine}
    />
  );
}
