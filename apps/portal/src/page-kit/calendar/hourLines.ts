import { vars } from "@jubilee/ui/theme";

/** The style of a column with a line for every hour, where a quarter of an hour is so high. */
export const hourLines = (quarterPx: number) =>
  ({
    position: "relative",
    borderInlineStart: `1px solid ${vars.color.lineSoft}`,
    backgroundImage: `linear-gradient(${vars.color.lineSoft} 1px, transparent 1px)`,
    backgroundSize: `100% ${quarterPx * 4}px`,
  }) as const;
