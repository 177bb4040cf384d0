import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { repositoryDir } from "../database/places.ts";
import { settingNames } from "../settings/setting-list.data.ts";
import { commands, runTyped, usage } from "./command-list.ts";

const folder = `${repositoryDir}docs/deployment`;
const pages = ["deployment.md", ...readdirSync(folder).map((name) => `deployment/${name}`)];
const texts = pages
  .filter((page) => page.endsWith(".md"))
  .map((page) => readFileSync(`${repositoryDir}docs/${page}`, "utf8"));

/** What the pages have people type. */
const typed = texts.flatMap((text) =>
  [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n")),
);

test("every command says what it does, and how", async () => {
  for (const { words, does } of commands) {
    expect(usage()).toContain(does);
    // One after the other, so that the one that fails is named.
    const help = await runTyped([...words, "--help"]);
    expect(help).toMatch(new RegExp(`^Usage: npx jubilee ${words.join(" ")}`));
    expect(help.length).toBeGreaterThan(80);
  }
});

test("what is no command is answered with the list", async () => {
  await expect(runTyped(["backups"])).rejects.toThrow(usage());
  await expect(runTyped(["backups", "--help"])).rejects.toThrow(usage());
});

test("the first word of several commands lists those alone", async () => {
  const list = await runTyped(["keys", "--help"]);
  expect(list.match(/^ {2}\w+ \w+/gm)).toEqual(["  keys show", "  keys rotate"]);
  await expect(runTyped(["keys"])).rejects.toThrow(list);
  await expect(runTyped(["keys", "show me"])).rejects.toThrow(list);
});

test("the pages name commands, settings and files that there are", () => {
  const named = typed.flatMap((line) => /npx jubilee (.+)$/.exec(line)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(8);
  const known = commands.map(({ words }) => words.join(" "));
  const unknown = named.filter(
    (line) => !known.some((words) => `${line} `.startsWith(`${words} `)),
  );
  expect(unknown).toEqual([]);

  const set = typed.flatMap((line) =>
    [...line.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name = ""]) => name),
  );
  expect(set.filter((name) => !settingNames.includes(name))).toEqual([]);

  const files = texts.flatMap((text) => text.match(/\bdeploy\/[\w.]+\w/g) ?? []);
  expect(
    files.filter((path) => path !== "deploy/.env" && !existsSync(repositoryDir + path)),
  ).toEqual([]);

  const linked = texts.flatMap((text) => text.match(/`?deployment\/[\w-]+\.md/g) ?? []);
  expect(
    linked.filter((path) => !existsSync(`${repositoryDir}docs/${path.replace("`", "")}`)),
  ).toEqual([]);
});

test("the settings that the sample file sets are settings", () => {
  const sample = readFileSync(`${repositoryDir}deploy/env.example`, "utf8");
  const names = [...sample.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([
    "SITE_HOST",
    "POSTGRES_PASSWORD",
  ]);
});
