import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { managerTheme, sideOf } from "./managerTheme.ts";
import { wear } from "./wear.ts";

/** A docs page in the theme and direction that the toolbar says. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = rest.context;
  const [globals, setGlobals] = useState<Record<string, unknown>>(
    () => startGlobals() ?? { theme: "system", direction: "ltr" },
  );
  useEffect(() => {
    const follow = (change: { globals: Record<string, unknown> }) => setGlobals(change.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => wear(globals["theme"], globals["direction"]), [globals]);
  return (
    <DocsContainer {...rest} theme={managerTheme(sideOf(globals["theme"]))}>
      {children}
    </DocsContainer>
  );
}

/** What the address says before anything has been changed: `globals=theme:dark`. */
function startGlobals(): Record<string, unknown> | null {
  const text = new URLSearchParams(location.search).get("globals");
  if (!text) return null;
  return Object.fromEntries(text.split(";").map((pair) => pair.split(":")));
}
