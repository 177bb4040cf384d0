import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { routeText } from "../apps/portal/routeText.ts";
import { widgetStyles } from "../packages/widgets/build/vite.ts";
import { saidTypes } from "./saidTypes.ts";

/** Named up front: a dependency found only while stories run makes Vite reload the page under them. */
const preBundled = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  ...[
    "@ark-ui/react/color-picker",
    "@ark-ui/react/combobox",
    "@ark-ui/react/date-picker",
    "@ark-ui/react/dialog",
    "@ark-ui/react/locale",
    "@ark-ui/react/menu",
    "@ark-ui/react/pin-input",
    "@ark-ui/react/popover",
    "@ark-ui/react/portal",
    "@ark-ui/react/presence",
    "@ark-ui/react/scroll-area",
    "@ark-ui/react/tabs",
    "@ark-ui/react/tags-input",
    "@ark-ui/react/tooltip",
    "@tanstack/react-virtual",
    "photoswipe",
    "@vanilla-extract/recipes/createRuntimeFn",
    "@vanilla-extract/sprinkles/createRuntimeSprinkles",
    "lucide-react",
    "uqr",
  ].map((name) => `@jubilee/portal > @jubilee/ui > ${name}`),
  ...[
    "@noble/ed25519",
    "@tanstack/react-query",
    "idb",
    "jsqr",
    "wouter",
    "wouter/use-browser-location",
    "zustand",
    "zustand/vanilla",
  ].map((name) => `@jubilee/portal > ${name}`),
  ...["@supabase/supabase-js", "hucre", "hucre/xlsx", "papaparse"].map(
    (name) => `@jubilee/portal > @jubilee/core > ${name}`,
  ),
];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/widgets/src/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [
    "./public",
    ...["fraunces", "instrument-sans"].map((name) => ({
      from: `../packages/ui/node_modules/@fontsource-variable/${name}/files`,
      to: "/fonts",
    })),
  ],
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    // Before Storybook's own plugins, one of which reads the types.
    mergeConfig(mergeConfig({ plugins: [saidTypes()] }, base), {
      plugins: [widgetStyles(), vanillaExtractPlugin(), routeText()],
      optimizeDeps: { include: preBundled },
    }),
};

export default config;
