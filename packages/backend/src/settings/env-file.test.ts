import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repositoryDir } from "../database/places.ts";
import { misspelt, readEnvFile } from "./env-file.ts";
import { settingList } from "./setting-list.data.ts";

const folder = mkdtempSync(join(tmpdir(), "jubilee-env-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, ".env");

test("a .env file is read, and the environment wins", () => {
  writeFileSync(path, 'PORT=4410\nMAIL_FROM="Events <events@example.org>"\nHOST=0.0.0.0\n');
  const environment: Record<string, string | undefined> = { HOST: "127.0.0.1" };
  expect(readEnvFile(environment, folder)).toEqual({ path, unknown: [] });
  expect(environment).toEqual({
    HOST: "127.0.0.1",
    PORT: "4410",
    MAIL_FROM: "Events <events@example.org>",
  });
});

test("a misspelt name is told, another program's is not", () => {
  writeFileSync(path, "STMP_URL=smtp://127.0.0.1\nPOSTGRES_PASSWORD=x\n");
  expect(misspelt(readEnvFile({}, folder))).toEqual([
    `${path}: STMP_URL is no setting; did you mean SMTP_URL?`,
  ]);
});

test("a file that is named and not there is told; none is none", () => {
  expect(() => readEnvFile({ ENV_FILE: "other.env" }, folder)).toThrow(
    "ENV_FILE=other.env is not there; name a file with settings, or unset it.",
  );
  expect(readEnvFile({ ENV_FILE: "none" }, folder).path).toBeNull();
});

test("the documentation lists every setting as it is", () => {
  const page = readFileSync(`${repositoryDir}docs/deployment/settings.md`, "utf8");
  const rows = settingList.map(
    ({ names, fallback, meaning }) =>
      `| ${names.map((name) => `\`${name}\``).join(", ")} | ${fallback} | ${meaning} |`,
  );
  expect(page.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
});
