import { cdp, commands } from "vitest/browser";
import { afterEach, beforeAll } from "vitest";
import {
  askedNow,
  recordingRun,
  stopAnswering,
} from "../../apps/portal/src/testing/answerScreens.ts";
import "../../packages/ui/src/keyboard/touch.ts";
import { byLot } from "../support/lot.ts";
import {
  contrasts,
  dark,
  drawn,
  findingsIn,
  findingsOnNarrow,
  light,
  type Look,
  onNarrowest,
  putDrawingsAway,
  wearLook,
} from "./looks.ts";
import { painted, roomOf } from "./painted.ts";

/** Widgets draw behind shadow roots, in their host's type: they are looked at by the journeys. */
const kept = "test-results/recorded";
const watched = /packages\/ui\//;
const pages = /\/(foundations|patterns)\//;

type Further = "dark" | "contrast" | "narrow";
const further: readonly Further[] = ["dark", "contrast", "narrow"];

/**
 * What a story is looked at in besides light, the same every time. A screen and a widget are made of
 * what the components' stories show in all of them: one, by lot, is enough. The long run has them all.
 */
const furtherFor = (file: string, story: string): readonly Further[] =>
  import.meta.env["LONG_RUN"] || watched.test(file) ? further : byLot(further, 1, story);

/** By day or by night, by lot; in the long run both. */
const contrastsFor = (story: string): readonly Look[] =>
  import.meta.env["LONG_RUN"] ? contrasts : byLot(contrasts, 1, story);

/** Steps of a finger's way: fewer, and the browser takes it for a jump. */
const touchSteps = 8;

/** A finger of the browser's own: the story stands in a frame, and its pixels are the window's. */
globalThis.strokeByTouch = async ({ x, y, byX, byY }) => {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const at = (part: number) => ({
    x: (frame?.left ?? 0) + (x + byX * part) * scale,
    y: (frame?.top ?? 0) + (y + byY * part) * scale,
  });
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => cdp().send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [at(0)]);
  for (let step = 1; step <= touchSteps; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a finger goes one way after the other
    await touch("touchMove", [at(step / touchSteps)]);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame);
  }
  await touch("touchEnd", []);
};

/** A component that has just been pressed or typed into may still be on its way: only rest is compared. */
const isAtRest = (file: string) =>
  pages.test(file) || !document.documentElement.hasAttribute("data-played");

/** While answers are recorded, what each screen of an area asked for; `scripts/record-stories.ts` joins them. */
async function keepAnswers(filepath: string, id: string): Promise<void> {
  const area = /\/features\/([^/]+)\//.exec(filepath)?.[1];
  if (!area || Object.keys(askedNow().answers).length === 0) return;
  const file = `${kept}/${area}.${id}.json`;
  await commands.writeFile(file, JSON.stringify(askedNow().answers));
}

/** What the first story shows is as still as what the others do. */
beforeAll(() => wearLook(light));

afterEach(async ({ task, expect: compare }) => {
  const { filepath } = task.file;
  if (task.result?.state === "fail") return stopAnswering();
  if (recordingRun) {
    await keepAnswers(filepath, task.id);
    return stopAnswering();
  }
  const isCompared = watched.test(filepath) && isAtRest(filepath);
  const findings: string[] = [];
  await document.fonts.ready;
  await drawn();
  const room = roomOf(document.body);
  if (isCompared) compare(painted(document.body).join("\n")).toMatchSnapshot(light.name);
  if (watched.test(filepath)) putDrawingsAway();
  const story = `${task.file.name} ${task.name}`;
  const looks = furtherFor(filepath, story);
  try {
    if (looks.includes("dark")) {
      await wearLook(dark);
      if (isCompared) compare(painted(document.body).join("\n")).toMatchSnapshot(dark.name);
      findings.push(...(await findingsIn(dark)));
    }
    for (const look of looks.includes("contrast") ? contrastsFor(story) : []) {
      await wearLook(look);
      findings.push(...(await findingsIn(look)));
    }
    if (looks.includes("narrow"))
      await onNarrowest(async () => {
        findings.push(...(await findingsOnNarrow()));
        if (isCompared) compare(`${room}\n${roomOf(document.body)}`).toMatchSnapshot("room");
      });
  } finally {
    await wearLook(light);
    stopAnswering();
  }
  compare(findings).toEqual([]);
});
