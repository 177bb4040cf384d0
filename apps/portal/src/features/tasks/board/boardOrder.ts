import type { TaskOrder } from "@jubilee/core/tasks/task-order.rules";
import { useCallback } from "react";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";

/** How each order of a column is called. */
export const orderWords: Readonly<Record<TaskOrder, string>> = {
  due: "When it is due",
  priority: "Priority",
  hand: "By hand",
};

/** All of them, as a menu has them. */
export const taskOrders: readonly TaskOrder[] = ["due", "priority", "hand"];

/** In which order the cards of a column stand, as the address says it. */
export function useBoardOrder(): [TaskOrder, (order: TaskOrder) => void] {
  const [said, choose] = useSearchParam("order");
  const change = useCallback(
    (order: TaskOrder) => choose(order === "due" ? null : order),
    [choose],
  );
  return [taskOrders.find((order) => order === said) ?? "due", change];
}
