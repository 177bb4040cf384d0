import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { configure } from "storybook/test";
import { applyTheme, breakpoints, type ThemePreference } from "../packages/ui/src/theme/index.ts";
import "../packages/ui/src/theme/global.ts";

/** A loaded machine needs longer than the usual second. */
configure({ asyncUtilTimeout: 5000 });

const phone = { name: "Phone", styles: { width: "390px", height: "844px" } };
const small = { name: "Small phone", styles: { width: "320px", height: "640px" } };
const tablet = {
  name: "Tablet",
  styles: { width: `${breakpoints.tablet + 52}px`, height: "1100px" },
};
const desktop = { name: "Desktop", styles: { width: "1440px", height: "900px" } };

const preview: Preview = {
  initialGlobals: { theme: "system", direction: "ltr" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "system", title: "System" },
        ],
      },
    },
    direction: {
      description: "Direction of reading",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals["theme"] as ThemePreference;
      const direction = globals["direction"] as string;
      useEffect(() => {
        applyTheme(theme);
        document.documentElement.dir = direction;
      }, [theme, direction]);
      return <Story />;
    },
  ],
  parameters: {
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    a11y: { test: "error" },
    viewport: { options: { small, phone, tablet, desktop } },
    options: {
      storySort: {
        order: [
          "Foundations",
          "Actions",
          "Text and layout",
          "Forms",
          "Overlays",
          "Feedback",
          "Data",
          "Charts",
          "Events",
          "Navigation",
        ],
      },
    },
  },
};

export default preview;
