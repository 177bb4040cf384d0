import { commands } from "vitest/browser";
import { afterEach } from "vitest";
import {
  askedNow,
  recordingRun,
  stopAnswering,
} from "../../apps/portal/src/testing/answerScreens.ts";
import { byLot } from "../support/lot.ts";
import {
  dark,
  drawn,
  findingsIn,
  findingsOnNarrow,
  furtherLooks,
  light,
  onNarrowest,
  putDrawingsAway,
  wearLook,
} from "./looks.ts";
import { painted, roomOf } from "./painted.ts";

/** Widgets draw behind shadow roots, in their host's type: they are looked at by the journeys. */
const kept = "test-results/recorded";
const watched = /packages\/ui\//;
const pages = /\/(foundations|patterns)\//;

/** One of the further looks by lot, the same for a story every time; all of them in the long run. */
const looksFor = (story: string) =>
  import.meta.env["LONG_RUN"] ? furtherLooks : byLot(furtherLooks, 1, story);

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
  try {
    await wearLook(dark);
    if (isCompared) compare(painted(document.body).join("\n")).toMatchSnapshot(dark.name);
    findings.push(...(await findingsIn(dark)));
    for (const look of looksFor(`${task.file.name} ${task.name}`)) {
      await wearLook(look);
      findings.push(...(await findingsIn(look)));
    }
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
