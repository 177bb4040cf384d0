import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../packages/ui/src/components/", import.meta.url));

/** What takes the focus: native controls, Ark's triggers and inputs, and our own that carry one inside. */
const takesFocus =
  /<(button|input|select|textarea|summary|Anchor|IconButton|Button|TextField|\w+(Trigger|Input))\b|tabIndex=\{0\}/;
const pressesKeys = /walk\(|userEvent\.(keyboard|tab)\(/;

const textOf = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(root + folder)
    .filter((file) => file.endsWith(".tsx") && isWanted(file))
    .map((file) => readFileSync(`${root}${folder}/${file}`, "utf8"))
    .join("\n");

const isStory = (file: string) => file.includes(".stories.");
const interactive = readdirSync(root).filter((folder) =>
  takesFocus.test(textOf(folder, (file) => !isStory(file) && !file.includes(".test."))),
);

test("a good part of the library takes the focus", () => {
  expect(interactive.length).toBeGreaterThan(40);
});

test.each(interactive)("%s is gone through by keys in a story", (folder) => {
  expect(textOf(folder, isStory), `${folder}: give it a story with walk(…)`).toMatch(pressesKeys);
});
