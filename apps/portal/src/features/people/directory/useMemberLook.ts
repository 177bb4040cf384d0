import { memberSorts } from "@jubilee/core/people/members.rules";
import type { MemberSort } from "@jubilee/core/people/members.types";
import { useMemo } from "react";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { useTypedParam } from "../../../page-kit/list/address/useTypedParam.ts";

/** What is looked for in a directory, and in which order it stands. */
export interface MemberLook {
  text: string;
  /** Empty: every group. */
  group: string;
  sort: MemberSort;
}

/** How a directory is looked at, as the address says it. */
export function useMemberLook(): [MemberLook, (change: Partial<MemberLook>) => void] {
  const [text, setText] = useTypedParam("q");
  const [group, setGroup] = useSearchParam("group");
  const [sorted, setSort] = useSearchParam("sort");
  const sort = memberSorts.find((known) => known === sorted) ?? "name";
  const look = useMemo(() => ({ text, group: group ?? "", sort }), [text, group, sort]);
  const change = (next: Partial<MemberLook>) => {
    if (next.text !== undefined) setText(next.text);
    if (next.group !== undefined) setGroup(next.group);
    if (next.sort) setSort(next.sort === "name" ? null : next.sort);
  };
  return [look, change];
}
