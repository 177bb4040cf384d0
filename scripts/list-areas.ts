/** Writes docs/areas.md, and core's list of features still to come, from the route manifest. */
import { writeFileSync } from "node:fs";
import { areaList, comingList } from "../tests/support/area-list.ts";

const write = (path: string, text: string) =>
  writeFileSync(new URL(`../${path}`, import.meta.url), text);

write("docs/areas.md", areaList());
write("packages/core/src/site/coming.data.gen.ts", comingList());
