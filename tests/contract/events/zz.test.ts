import { it } from "vitest";
import { openShop } from "../support/shop.ts";
import { contentOfDemo, findDemo } from "@jubilee/core/events/demos/demos.rules";
it("m", async () => {
  const shop = await openShop();
  const demo = findDemo("school-demo")!;
  for (let n = 0; n < 3; n++) {
    const content = await contentOfDemo(demo, Date.now(), () => crypto.randomUUID());
    const c = process.cpuUsage(); const at = performance.now();
    await shop.backend.query("select public.make_sandbox('school-demo', $1::text::jsonb)", [JSON.stringify(content)]);
    const u = process.cpuUsage(c);
    console.log("make", performance.now() - at, "cpu", u.user / 1000, u.system/1000, JSON.stringify(content).length);
  }
  // parts
  const content = await contentOfDemo(demo, Date.now(), () => crypto.randomUUID());
  const t = async (name: string, parts: object) => {
    const at = process.cpuUsage();
    await shop.backend.query("select public.make_sandbox('school-demo', $1::text::jsonb)", [JSON.stringify({ ...(await contentOfDemo(demo, Date.now(), () => crypto.randomUUID())), ...parts })]).catch((e) => console.log(name, String(e.message)));
    console.log(name, process.cpuUsage(at).user / 1000);
  };
  await t("no tasks", { parts: { ...content.parts, tasks: [] } });
  await t("no parts", { parts: {} , orders: []});
  await t("no talk", { talk: [] });
  await t("no orders", { orders: [] });
  await t("no votes", { poll: { ...content.poll, votes: [] } });
  const c = process.cpuUsage();
  const rows = await shop.backend.query("select (s).id from (select s from private.sandboxes s limit 1) s");
  await shop.backend.query("update private.sandboxes set ends_at = now()");
  const n = await shop.backend.query("select public.clear_sandboxes() n");
  console.log("clear", n, process.cpuUsage(c).user / 1000);
  console.log(await shop.backend.query("select (select count(*) from public.audit_log) a, (select count(*) from public.jobs) j, (select count(*) from public.guests) g, (select count(*) from private.sandboxes) s"));
  await shop.close();
}, 300000);
