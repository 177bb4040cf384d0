import type { Bill } from "@jubilee/core/money/bills.types";
import { expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import type { PageLanguage } from "../../page.types.ts";
import { words } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(words) as PageLanguage[];

const bill: Bill = {
  id: "b",
  number: 13,
  label: "CN-00013",
  kind: "credit_note",
  issuedAt: "2027-05-01T10:00:00Z",
  seller: "Ball Ltd\n1 High Street\nVAT DE 123",
  buyerName: "ياسمين العبّاسي",
  buyerEmail: "yasmin@post.example",
  orderId: "o",
  orderCode: "AB2-C3D",
  eventId: "e",
  eventName: "Spring ball <b>",
  eventDate: "2027-05-01T10:00:00Z",
  eventTypeId: "social-type-1",
  coverSeed: "ball",
  timeZone: "Europe/Berlin",
  locale: "de",
  lines: [
    { name: "Ball", quantity: 2, unitMinor: -5000, totalMinor: -10_000, taxLabel: "VAT 19%" },
  ],
  taxes: [{ label: "VAT 19%", netMinor: -8403, taxMinor: -1597, totalMinor: -10_000 }],
  netMinor: -8403,
  taxMinor: -1597,
  totalMinor: -10_000,
  currency: "EUR",
  bank: { holder: "Ball Ltd", iban: "DE89370400440532013000", bank_name: "Mill Bank" },
  testMode: true,
  corrects: { label: "INV-00012", issuedAt: "2027-04-01T10:00:00Z" },
};

const bodyOf = (shared: Bill, lang: PageLanguage = "en") => {
  const { html } = pages.draw("./money/bill/bill.page.ts", {
    token: "abcdefghijklmnopqrstuvwx",
    shared,
    reads: {},
    reader: { lang, locale: lang === "en" ? "en-GB" : lang },
    now: 0,
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: { number: "13" },
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "",
  });
  return html.slice(html.indexOf("<body"));
};
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ");

it("a credit note says who sold what to whom, its tax, its sum, and what it corrects", () => {
  const html = bodyOf(bill);
  const text = textOf(html).replaceAll(/\s+/g, " ");
  expect(text).toContain("Credit note CN-00013");
  expect(text).toContain("Issued on 1 May 2027");
  expect(text).toContain("Corrects invoice INV-00012 of 1 April 2027");
  expect(text).toContain("Net, VAT 19% −€84.03");
  expect(text).toContain("Total, taxes included −€100.00");
  expect(text).toContain("DE89 3704 0044 0532 0130 00");
  expect(text).toContain("this is no bill for your books");
  expect(html).toContain("Spring ball &lt;b");
});

it("is kept as a PDF, printed, and leads back to its order and to the other languages", () => {
  const html = bodyOf(bill);
  expect(html).toContain(
    'href="/functions/v1/embed/order/abcdefghijklmnopqrstuvwx/bill.pdf?number=13&amp;lang=en"',
  );
  expect(html).toContain('href="/ticket-confirmation?order=abcdefghijklmnopqrstuvwx"');
  expect(html).toContain("data-print");
  expect(html).toContain('href="/invoice/abcdefghijklmnopqrstuvwx/13?lang=de"');
});

it("where no rate takes any tax, none is shown", () => {
  const taxes = [{ label: null, netMinor: 10_000, taxMinor: 0, totalMinor: 10_000 }];
  expect(textOf(bodyOf({ ...bill, taxes }))).not.toContain("Net, ");
});

it.each(languages)("%s names every part of it", (lang) => {
  const text = textOf(bodyOf(bill, lang));
  const { seller, buyer, amount, total, toOrder } = words[lang];
  for (const said of [seller, buyer, amount, total, toOrder]) expect(text).toContain(said);
});
