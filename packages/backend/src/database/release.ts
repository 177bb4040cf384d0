import { readFileSync } from "node:fs";
import { repositoryDir } from "./places.ts";

/** The product's version, of the repository's own package. */
export const release: string = (
  JSON.parse(readFileSync(`${repositoryDir}package.json`, "utf8")) as { version: string }
).version;
