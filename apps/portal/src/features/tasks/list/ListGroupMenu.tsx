import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { ChevronDown } from "lucide-react";
import { listGroups, listGroupWords, type ListGroup } from "./listGroup.ts";

interface ListGroupMenuProps {
  group: ListGroup;
  hasStages: boolean;
  onGroup: (group: ListGroup) => void;
}

/** By what the list is put together. */
export function ListGroupMenu({ group, hasStages, onGroup }: ListGroupMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={<ChevronDown />}>
          {`By ${group === "due" ? "due day" : listGroupWords[group].toLowerCase()}`}
        </Button>
      }
      entries={listGroups(hasStages).map((one) => ({
        id: one,
        label: listGroupWords[one],
        checked: one === group,
        onSelect: () => onGroup(one),
      }))}
    />
  );
}
