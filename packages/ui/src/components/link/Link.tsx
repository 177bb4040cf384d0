import type { ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { icons, link } from "./Link.css.ts";
import { Anchor } from "./Anchor.tsx";

export interface LinkProps extends Native<"a"> {
  href: string;
  /** inline in a sentence, quiet in running text, action on its own, plain around a whole row. */
  look?: "inline" | "quiet" | "action" | "plain";
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** Goes somewhere. Something that acts is a Button; a link that looks like one is a LinkButton. */
export function Link({ look = "inline", icon, iconEnd, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={`${link({ look })} ${icons}`}>
      {icon}
      {children}
      {iconEnd}
    </Anchor>
  );
}
