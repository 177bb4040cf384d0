import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { managerTheme, sideOf } from "./managerTheme.ts";

/** Pages to read, without a panel of controls below. */
const pages = /^(start|foundations|patterns)-/;

addons.setConfig({
  theme: managerTheme(sideOf("system")),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (storyId && pages.test(storyId) ? false : usual),
  },
});

addons.register("jubilee/theme", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: managerTheme(sideOf(globals["theme"])) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
