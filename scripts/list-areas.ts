/** Writes docs/areas.md from the route manifest. */
import { writeFileSync } from "node:fs";
import { areaList } from "../tests/support/area-list.ts";

writeFileSync(new URL("../docs/areas.md", import.meta.url), await areaList());
