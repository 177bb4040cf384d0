import { orderPdf } from "@jubilee/functions/_shared/pdf/order-pdf";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { wedding, weddingOrder, weddingTicket } from "../../../../tests/fixtures/public-event.ts";
import { readPackagedFont } from "./packaged-fonts.ts";

async function textOf(eventName: string, holder: string): Promise<string> {
  const order = weddingOrder({
    event: { ...wedding, name: eventName },
    tickets: [weddingTicket(1, holder)],
  });
  const bytes = await orderPdf(order, "Jubilee", readPackagedFont);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, "");
}

it.each([
  ["Japanese", "渋谷区花火大会 さくら祭り", "髙橋 ひろみ"],
  ["Chinese", "王小明的婚礼", "李龙"],
  ["Chinese, traditional", "陳大文的婚禮", "林鳳儀"],
  ["Korean", "김민수의 결혼식", "박서연"],
  ["Cyrillic and Latin", "Свадьба Łukasza i Øyvinda", "Þórður Æsir"],
])("an order in %s stands on paper", async (_script, eventName, holder) => {
  const text = await textOf(eventName, holder);
  expect(text).toContain(eventName.replaceAll(" ", ""));
  expect(text).toContain(holder.replaceAll(" ", ""));
});

it("a letter that no font has is a box, never nothing; pictographs are left out", async () => {
  const boxes = async (name: string) => {
    const order = weddingOrder({ event: { ...wedding, name }, tickets: [weddingTicket(1, "Ada")] });
    const bytes = await orderPdf(order, "Jubilee", readPackagedFont);
    const pdf = await getDocumentProxy(bytes);
    const page = await pdf.getPage(1);
    const { fnArray } = await page.getOperatorList();
    return fnArray.length;
  };
  const text = await textOf("งาน Party 🎉", "Ada");
  expect(text).toContain("Party");
  expect(text).not.toContain("🎉");
  expect(await boxes("งาน Party")).toBeGreaterThan(await boxes("Party"));
});

it.each([
  ["de", "Bestellung 7HK-204M", "Summe, Steuern enthalten"],
  ["ja", "注文 7HK-204M", "合計（税込）"],
  ["zh", "订单 7HK-204M", "合计（含税）"],
])("paper that is read in %s says so in its letters", async (locale, head, total) => {
  const line = { ticketTypeId: "a", name: "Abend", quantity: 1, unitMinor: 5, totalMinor: 5 };
  const order = weddingOrder({ lines: [line], tickets: [weddingTicket(1, "Ada")] });
  const bytes = await orderPdf(order, "Jubilee", readPackagedFont, locale);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text.replaceAll(/\s+/g, "")).toContain(head.replaceAll(" ", ""));
  expect(text.replaceAll(/\s+/g, "")).toContain(total.replaceAll(" ", ""));
});
