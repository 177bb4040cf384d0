import { Text } from "@jubilee/ui/text";
import type { ReactNode } from "react";
import { actionBar, actions } from "./Import.css.ts";

interface ActionBarProps {
  /** What stands in the way, else what pressing does. */
  note: string;
  isObstacle?: boolean;
  children: ReactNode;
}

/** The flow's one commit, always in reach at the bottom. */
export function ActionBar({ note, isObstacle = false, children }: ActionBarProps) {
  return (
    <div className={actionBar} data-page-foot="">
      <Text as="output" size={14} tone={isObstacle ? "warning" : "muted"}>
        {note}
      </Text>
      <span className={actions}>{children}</span>
    </div>
  );
}
