import { Heading } from "@jubilee/ui/heading";
import type { ReactNode } from "react";
import { head, headWords } from "./ListPanel.css.ts";

interface PanelHeadProps {
  name: string;
  /** Before the name: a face. */
  picture?: ReactNode;
  /** Under the name. */
  children?: ReactNode;
}

/** Who or what a panel is about. */
export function PanelHead({ name, picture, children }: PanelHeadProps) {
  return (
    <div className={head}>
      {picture}
      <div className={headWords}>
        <Heading level={2} size="section">
          <bdi>{name}</bdi>
        </Heading>
        {children}
      </div>
    </div>
  );
}
