import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { previews } from "../../jobs/find-job.ts";
import { mailSample } from "./sample.ts";
import { sampleWait } from "./tickets/sample-order.ts";
import { waitlistMail } from "./tickets/waitlist-mails.ts";

const setting = { siteUrl: "https://jubilee.example", productName: "Jubilee" };
const sample = mailSample(setting.siteUrl, "en-US");

it.each(["pay-later", "invitation", "late-answer", "line-offered", "poll"])(
  "%s: says its moment on the event’s clock",
  async (kind) => {
    const mail = await previews.find((one) => one.kind === kind)?.write(setting, sample);
    expect(mail?.text.replaceAll("\n", " ")).toMatch(/6:30\sPM.*\(Eastern Daylight Time, UTC−4\)/u);
  },
);

it("writes no time but by the functions that add the zone", () => {
  const folder = new URL(".", import.meta.url);
  const loose =
    /\b(formatInstant|formatSpan|formatClock|formatWhen|formatStart|toLocale\w*String|DateTimeFormat)\(/u;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.ts$/u.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => loose.test(readFileSync(new URL(name, folder), "utf8")))).toEqual(
    [],
  );
});

it("offers one ticket in the singular", () => {
  const wait = sampleWait(sample, "offered");
  const offer = wait.place.offer;
  const lines = (offer?.lines ?? []).slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
  const place = { ...wait.place, offer: offer && { ...offer, lines } };
  const mail = waitlistMail({ ...wait, place }, sample.to, setting, "offered");
  expect(mail.subject).toMatch(/^Your ticket is here/);
  expect(mail.text).toMatch(/1 ticket for .* came free and is held for you/);
  expect(mail.text).toContain("Take until:");
  expect(mail.text).toContain("Take your ticket:");
});
