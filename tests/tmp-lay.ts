import { openBackend } from "@jubilee/backend/database/open-backend";
import { layGuestList } from "./load/guest-list.ts";
const backend = await openBackend({ dataDir: "/tmp/sp-data", databaseUrl: null, siteUrl: "http://127.0.0.1:4870", redirectAllowList: [], mode: "demo" });
console.log(await layGuestList(backend, 10_000));
await backend.close();
