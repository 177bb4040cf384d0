import { Text } from "@jubilee/ui/text";
import type { ReactNode } from "react";
import { actionBar, actions } from "./Import.css.ts";

interface ActionBarProps {
  note: string;
  children: ReactNode;
}

/** The flow's one commit, always in reach at the bottom. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className={actionBar}>
      <Text as="span" size={14} tone="muted">
        {note}
      </Text>
      <span className={actions}>{children}</span>
    </div>
  );
}
