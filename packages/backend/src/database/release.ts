import { readFileSync } from "node:fs";
import { repositoryDir } from "./places.ts";

/** The product's version: the portal's, which changesets raise with each release. */
export const release: string = (
  JSON.parse(readFileSync(`${repositoryDir}apps/portal/package.json`, "utf8")) as {
    version: string;
  }
).version;
