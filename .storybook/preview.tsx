import type { Preview } from "@storybook/react-vite";
import { isValidElement, useEffect } from "react";
import type { StoryContext, StrictInputType } from "storybook/internal/types";
import { configure } from "storybook/test";
import { builtInEventTypes } from "../packages/core/src/events/event-types.rules.ts";
import { LocaleProvider } from "../packages/ui/src/components/locale-provider/LocaleProvider.tsx";
import "../packages/ui/src/theme/global.ts";
import { DocsFrame } from "./DocsFrame.tsx";
import "./docs.css";
import { saidType } from "./saidType.ts";
import { wear } from "./wear.ts";

/** A loaded machine needs longer than the usual second. */
configure({ asyncUtilTimeout: 60_000 });

/** Nobody reads then what axe found right, and describing it costs more than finding it. */
const isTestRun = import.meta.env.MODE === "test";

const width = (name: string, px: number, heightPx: number) => ({
  name: `${name} ${px}`,
  styles: { width: `${px}px`, height: `${heightPx}px` },
});

/** A choice of words says its words instead of "union". */
function spelledOut([name, argType]: [string, StrictInputType]): [string, StrictInputType] {
  const { type, table } = argType;
  if (type?.name !== "enum" || table?.type?.summary !== "union") return [name, argType];
  const summary = type.value.map((value) => JSON.stringify(value)).join(" | ");
  return [name, { ...argType, table: { ...table, type: { summary } } }];
}

/** A list of things says what they are, as our sources do. */
function said([name, argType]: [string, StrictInputType]): [string, StrictInputType] {
  const { table } = argType;
  const summary = table?.type?.summary;
  if (summary === undefined) return [name, argType];
  return [name, { ...argType, table: { ...table, type: { summary: saidType(summary) } } }];
}

/** A props table that calls a type unknown helps nobody. */
function holdTrue({ argTypes, parameters }: Pick<StoryContext, "argTypes" | "parameters">): void {
  if (!String(parameters["fileName"]).includes("packages/ui/")) return;
  const unknown = Object.entries(argTypes).filter(
    ([, { table }]) => table?.type?.summary === "unknown",
  );
  if (unknown.length === 0) return;
  throw new Error(`The props table does not know ${unknown.map(([name]) => name).join(", ")}`);
}

/** Whether a value is an element, or holds one: a control would show React's insides. */
function holdsElement(value: unknown): boolean {
  if (isValidElement(value)) return true;
  return Array.isArray(value)
    ? value.some(holdsElement)
    : typeof value === "object" && value !== null && Object.values(value).some(isValidElement);
}

/** What is drawn is changed by its words alone, or not here. */
function controlled(argType: StrictInputType, value: unknown): StrictInputType {
  const isDrawn = /React(?:Node|Element)/.test(argType.table?.type?.summary ?? "");
  const isChangeable = typeof value === "string" || (!isDrawn && !holdsElement(value));
  return isChangeable ? argType : { ...argType, control: false };
}

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: { theme: "system", direction: "ltr", eventType: "school-type-1" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "system", title: "As the device" },
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "light-more", title: "Light, high contrast" },
          { value: "dark-more", title: "Dark, high contrast" },
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
    eventType: {
      description: "Words and cover of an event's type",
      toolbar: {
        icon: "calendar",
        dynamicTitle: true,
        items: builtInEventTypes.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
  },
  loaders: [
    ({ globals }) => ({
      eventType: builtInEventTypes.find(({ id }) => id === globals["eventType"]),
    }),
  ],
  argTypesEnhancers: [
    ({ argTypes }) => Object.fromEntries(Object.entries(argTypes).map(spelledOut).map(said)),
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          controlled(argType, initialArgs[name]),
        ]),
      ),
  ],
  beforeEach: (context) => {
    const isPlayed = "playFunction" in context && context.playFunction !== undefined;
    document.documentElement.toggleAttribute("data-played", isPlayed);
    if (isTestRun) holdTrue(context);
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, direction } = globals;
      useEffect(() => wear(theme, direction), [theme, direction]);
      return (
        <LocaleProvider locale={direction === "rtl" ? "ar" : "en"}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
  parameters: {
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    a11y: { test: "error", options: isTestRun ? { resultTypes: ["violations"] } : {} },
    docs: { container: DocsFrame, toc: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        small: width("Small phone", 320, 640),
        phone: width("Phone", 390, 844),
        tablet: width("Tablet", 820, 1100),
        desktop: width("Desktop", 1440, 900),
      },
    },
    options: {
      storySort: {
        order: [
          "Start",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space and shape",
            "Motion",
            "Breakpoints",
            "Icons",
            "Covers",
            "Brand",
            "Writing",
          ],
          "Patterns",
          [
            "Planner’s page",
            "Page heads",
            "Lists",
            "List rules",
            "Forms",
            "Dates",
            "Boards",
            "Time axes",
            "Moving",
            "Talking",
            "Feeds",
            "Photos",
            "Figures",
            "Charts",
            "Empty states",
            "Empty and error states",
          ],
          "Theme",
          "Actions",
          "Text and layout",
          "Forms",
          "Overlays",
          "Feedback",
          "Data",
          "Charts",
          "Events",
          "Navigation",
          "Widgets",
          "Screens",
        ],
      },
    },
  },
};

export default preview;
