import { Button, type ButtonProps } from "@jubilee/ui/button";
import { ChevronsUpDown } from "lucide-react";

/** The event switcher's button; alone it holds the place until the menu is there. */
export function AllEvents({ count, ...rest }: { count: number } & Omit<ButtonProps, "children">) {
  return (
    <Button variant="outline" iconEnd={<ChevronsUpDown />} {...rest}>
      All events ({count})
    </Button>
  );
}
