import { useCallback } from "react";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";

/** What the rows of a list are put together by. */
export type ListGroup = "due" | "stage" | "owner" | "label";

/** How each is called. */
export const listGroupWords: Readonly<Record<ListGroup, string>> = {
  due: "When it is due",
  stage: "Stage",
  owner: "Owner",
  label: "Label",
};
const groups = Object.keys(listGroupWords) as ListGroup[];

/** Those that there are: without an event there are no stages. */
export const listGroups = (hasStages: boolean): readonly ListGroup[] =>
  groups.filter((group) => hasStages || group !== "stage");

/** What a list is put together by, as the address says it. */
export function useListGroup(hasStages: boolean): [ListGroup, (group: ListGroup) => void] {
  const [said, choose] = useSearchParam("group");
  const change = useCallback(
    (group: ListGroup) => choose(group === "due" ? null : group),
    [choose],
  );
  return [listGroups(hasStages).find((group) => group === said) ?? "due", change];
}
