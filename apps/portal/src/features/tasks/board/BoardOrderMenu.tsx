import type { TaskOrder } from "@jubilee/core/tasks/task-order.rules";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { ArrowDownNarrowWide } from "lucide-react";
import { orderWords, taskOrders } from "./boardOrder.ts";

interface BoardOrderMenuProps {
  order: TaskOrder;
  onOrder: (order: TaskOrder) => void;
}

const short: Readonly<Record<TaskOrder, string>> = {
  due: "By due day",
  priority: "By priority",
  hand: "By hand",
};

/** In which order the cards of each column stand. */
export function BoardOrderMenu({ order, onOrder }: BoardOrderMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={<ArrowDownNarrowWide />}>
          {short[order]}
        </Button>
      }
      entries={taskOrders.map((one) => ({
        id: one,
        label: orderWords[one],
        checked: one === order,
        onSelect: () => onOrder(one),
      }))}
    />
  );
}
