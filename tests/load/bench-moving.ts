/**
 * `pnpm bench moving`: a board and a time axis of 2,000 things, processor four times slower. Each
 * interaction's time from the key or press to the next paint, as the browser's own Event Timing has
 * it; of scrolling the longest task. Goal of performance: 100 ms.
 */
import { chromium, type Page } from "playwright";
import { launchOptions } from "../support/browser.ts";
import { bundleOf } from "../support/bundle.ts";

const goalMs = 100;
const runs = 5;

const code = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import "@jubilee/ui/global";
import { Board } from "@jubilee/ui/board";
import { TimeAxis } from "@jubilee/ui/time-axis";

const day = (days) => new Date(Date.UTC(2027, 0, 4) + days * 86400000).toISOString().slice(0, 10);
const things = Array.from({ length: 2000 }, (_, index) => ({
  id: "m" + index,
  name: "Errand " + (index + 1),
  state: index % 2 === 0 ? "todo" : "done",
  group: "Part " + (Math.floor(index / 50) + 1),
  span: { start: day((index * 7) % 600), end: day(((index * 7) % 600) + 3 + (index % 9)) },
  after: index % 5 === 0 ? [] : ["m" + (index - 1)],
}));
const idOf = ({ id }) => id;
const nameOf = ({ name }) => name;
const columns = [{ id: "todo", name: "To do" }, { id: "done", name: "Done" }];
const terms = { idOf, nameOf, spanOf: ({ span }) => span, afterOf: ({ after }) => after, groupOf: ({ group }) => group };
const critical = new Set();
const nothing = () => undefined;
function Moving({ subject }) {
  const [items, setItems] = useState(things);
  const shared = { label: "Errands", items, onOpen: nothing };
  if (subject === "board") {
    const onMove = (item, to) => {
      const others = items.filter(({ id }) => id !== item.id);
      const next = others.findIndex(({ id }) => id === to.before);
      setItems(others.toSpliced(next === -1 ? others.length : next, 0, { ...item, state: to.column }));
    };
    return createElement(Board, { ...shared, columns, idOf, nameOf, columnOf: ({ state }) => state, onMove });
  }
  const onMove = (item, span) => setItems(items.map((one) => (one.id === item.id ? { ...one, span } : one)));
  return createElement(TimeAxis, { ...shared, terms, critical, zoom: "weeks", today: "2027-05-20", onMove });
}
const place = document.body.appendChild(document.createElement("div"));
place.style.blockSize = "100dvh";
createRoot(place).render(createElement(Moving, { subject: globalThis.subject }));
`;

/** In the page: the longest interaction and the longest task since it was asked last. */
const watch = `
globalThis.longest = { event: 0, task: 0 };
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries())
    if (interactionId > 0) globalThis.longest.event = Math.max(globalThis.longest.event, duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    globalThis.longest.task = Math.max(globalThis.longest.task, duration);
}).observe({ type: "longtask", buffered: true });
globalThis.takeLongest = () => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    const { event, task } = globalThis.longest;
    globalThis.longest = { event: 0, task: 0 };
    resolve([event, task]);
  }, 0)));
});
`;

interface Step {
  name: string;
  does: (page: Page) => Promise<void>;
  /** Nobody's interaction, as the browser has it: then the longest task counts. */
  isScroll?: boolean;
}

const key = (name: string, keys: string, times = 1): Step => ({
  name,
  does: async (page) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(keys);
  },
});

const wheel: Step = {
  name: "scroll by ten screens",
  isScroll: true,
  does: async (page) => {
    await page.mouse.move(400, 400);
    for (let screen = 0; screen < 10; screen += 1) await page.mouse.wheel(0, 800);
  },
};

const steps: Record<string, { first: string; steps: Step[] }> = {
  board: {
    first: "[role=listitem] button, li button",
    steps: [
      key("next card", "ArrowDown", 5),
      key("lift", "Space"),
      key("one place on", "ArrowDown", 3),
      key("into the next column", "ArrowRight"),
      key("put down", "Space"),
      wheel,
    ],
  },
  "time axis": {
    first: "[role=listitem] button, li button",
    steps: [
      key("next row", "ArrowDown", 5),
      key("lift", "Space"),
      key("a day on", "ArrowRight", 3),
      key("put down", "Space"),
      wheel,
    ],
  },
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { script, styles } = await bundleOf(code, { withReact: true });
const browser = await chromium.launch(launchOptions);
const rows: Record<string, { "median ms": number; "longest ms": number }> = {};
for (const [subject, { first, steps: asked }] of Object.entries(steps)) {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent("<!doctype html><title>Bench</title><body>");
    await page.addStyleTag({ content: styles });
    await page.evaluate(`globalThis.subject = ${JSON.stringify(subject)};${watch}`);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addScriptTag({ type: "module", content: script });
    await page.locator(first).first().focus();
    await page.evaluate("takeLongest()");
    for (const { name, does, isScroll } of asked) {
      await does(page);
      const [event = 0, task = 0] = await page.evaluate<number[]>("takeLongest()");
      const label = `${subject}: ${name}`;
      times.set(label, [...(times.get(label) ?? []), isScroll ? task : event]);
    }
    await page.close();
  }
  for (const [name, all] of times) {
    rows[name] = { "median ms": median(all), "longest ms": Math.max(...all) };
  }
}
await browser.close();
console.table(rows);
const missed = Object.entries(rows).filter(([, row]) => row["median ms"] > goalMs);
console.log(`Goal: ${goalMs} ms. Over it: ${missed.map(([name]) => name).join(", ") || "none"}.`);
