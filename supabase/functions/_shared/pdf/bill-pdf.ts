import { type BankLabels, bankLines } from "@jubilee/core/money/bank-accounts.rules";
import { taxesShown } from "@jubilee/core/money/bills.rules";
import { formatInstant, formatterOf, zoneName } from "@jubilee/core/base/time.rules";
import type { Bill } from "@jubilee/core/money/bills.types";
import { PDFDocument } from "pdf-lib";
import { eventPalette } from "../mails/event-palette.ts";
import { apart, mailLanguage } from "../mails/languages.ts";
import { ticketsWords } from "../mails/tickets/words/words.ts";
import { priceText } from "../price-text.ts";
import { openFaces, type ReadFont } from "./faces.ts";
import { paperSpeech } from "./paper-speech.ts";
import { balanced, inkOf, soft, wrapped } from "./paper.ts";
import {
  type Columns,
  numberSheets,
  type Pen,
  rightOf,
  rule,
  turnWhenFull,
  write,
  writeRow,
} from "./pen.ts";

/**
 * An invoice or credit note as a PDF: seller, buyer, lines, tax by rate, sums.
 *
 * @param locale how its reader reads
 */
export async function billPdf(
  bill: Bill,
  productName: string,
  readFont: ReadFont,
  locale: string = bill.locale,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const speech = paperSpeech(locale);
  const { words } = speech;
  const account = { ...ticketsWords[mailLanguage(locale)].payLater.account, iban: "IBAN" };
  const title = words.bills[bill.kind](bill.label);
  const texts = [JSON.stringify(bill), speech.letters, ...Object.values(account)].join(" ");
  const { sheet } = speech;
  const palette = eventPalette(bill.eventTypeId, bill.coverSeed, bill.coverColour ?? null);
  const pen: Pen = {
    document,
    page: document.addPage([sheet.width, sheet.height]),
    y: sheet.height - sheet.margin - 16,
    accent: inkOf(palette.accent),
    tint: inkOf(palette.page),
    ...(await openFaces(document, texts, readFont, speech.direction)),
    ...speech,
  };
  document.setTitle(title);
  document.setProducer(productName);
  document.setCreator(productName);
  drawBand(pen);
  drawHead(pen, bill, title);
  drawOccasion(pen, bill);
  drawLines(pen, bill);
  drawSums(pen, bill);
  drawBank(pen, bill, account);
  if (bill.testMode) {
    pen.y -= 12;
    write(pen, words.test, { size: 10, bold: true });
  }
  numberSheets(pen, title);
  return document.save();
}

function dayOf(instant: string, { timeZone }: Bill, { locale }: Pen): string {
  return formatterOf(locale, { dateStyle: "long", timeZone }).format(new Date(instant));
}

/** The event's colour along the head of the first sheet. */
function drawBand({ page, sheet, accent }: Pen): void {
  page.drawRectangle({ x: 0, y: sheet.height - 10, width: sheet.width, height: 10, color: accent });
}

function drawHead(pen: Pen, bill: Bill, title: string): void {
  const { words } = pen;
  write(pen, title, { size: 22, bold: true });
  pen.y -= 2;
  write(pen, words.issued(dayOf(bill.issuedAt, bill, pen)), { color: soft });
  if (bill.corrects) {
    const { label, issuedAt } = bill.corrects;
    write(pen, words.corrects(label, dayOf(issuedAt, bill, pen)), { color: soft });
  }
  pen.y -= 16;
  const top = pen.y;
  write(pen, words.seller, { color: soft, size: 9 });
  const x = rightOf(pen) - 220;
  for (const part of bill.seller.split("\n"))
    write(pen, part, { width: x - pen.sheet.margin - 20 });
  const below = pen.y;
  pen.y = top;
  write(pen, words.buyer, { color: soft, size: 9, x });
  write(pen, bill.buyerName, { x });
  if (bill.buyerEmail) write(pen, bill.buyerEmail, { x });
  pen.y = Math.min(below, pen.y) - 12;
}

/** What it was bought for: the event's name, its beginning by its clock, and the order. */
function drawOccasion(pen: Pen, bill: Bill): void {
  const { plain, bold, sheet, locale, words, accent, tint } = pen;
  const inset = 14;
  const x = sheet.margin + inset;
  const width = rightOf(pen) - inset - x;
  const { eventDate, timeZone } = bill;
  const begins = `${formatInstant(eventDate, timeZone, locale)} · ${zoneName(eventDate, timeZone, locale)}`;
  const facts = [begins, words.order(bill.orderCode)];
  const name = balanced(bold.writable(bill.eventName), bold, 13, width);
  const count = facts.flatMap((fact) => wrapped(plain.writable(fact), plain, 10, width)).length;
  const height = name.length * 18 + count * 15 + 16;
  const y = pen.y + 12 - height;
  pen.page.drawRectangle({ x: sheet.margin, y, width: width + 2 * inset, height, color: tint });
  const edge = pen.direction === "rtl" ? rightOf(pen) - 3 : sheet.margin;
  pen.page.drawRectangle({ x: edge, y, width: 3, height, color: accent });
  pen.y -= 9;
  write(pen, bill.eventName, { x, width, size: 13, bold: true, color: accent, isBalanced: true });
  for (const fact of facts) write(pen, fact, { x, width, size: 10, color: soft });
  pen.y = y - 26;
}

/** Where quantity, price and amount end. */
function columnsOf(pen: Pen): Columns {
  const right = rightOf(pen);
  return { ends: [right - 207, right - 107, right], name: right - 267 - pen.sheet.margin };
}

function drawLines(pen: Pen, bill: Bill): void {
  const { words } = pen;
  const columns = columnsOf(pen);
  const money = moneyOf(bill, pen);
  pen.onward = (next) => {
    const heads = [words.what, words.quantity, words.each, words.amount];
    writeRow(next, heads, { ...columns, color: soft, size: 9 });
    rule(next);
  };
  pen.onward(pen);
  for (const item of bill.lines) {
    const name = item.taxLabel ? `${item.name} (${item.taxLabel})` : item.name;
    const amounts = [String(item.quantity), money(item.unitMinor), money(item.totalMinor)];
    writeRow(pen, [name, ...amounts], columns);
  }
  delete pen.onward;
  rule(pen);
}

/** Sums stay together, so that no total stands alone on a sheet. */
function drawSums(pen: Pen, bill: Bill): void {
  const { words, accent } = pen;
  const right = rightOf(pen);
  const columns = { ends: [right], name: right - 120 - pen.sheet.margin };
  const money = moneyOf(bill, pen);
  const taxes = taxesShown(bill);
  turnWhenFull(pen, (taxes.length * 2 + 2) * 18);
  for (const tax of taxes) {
    const rate = tax.label ?? words.noTax;
    writeRow(pen, [words.net(rate), money(tax.netMinor)], { ...columns, color: soft });
    if (tax.taxMinor !== 0) {
      writeRow(pen, [rate, money(tax.taxMinor)], { ...columns, color: soft });
    }
  }
  rule(pen, { color: accent, thickness: 2 });
  pen.y -= 5;
  writeRow(pen, [words.total, money(bill.totalMinor)], { ...columns, bold: true, size: 13 });
}

/** Where the host gets transfers. */
function drawBank(pen: Pen, { bank }: Bill, labels: BankLabels): void {
  if (!bank) return;
  pen.y -= 12;
  write(pen, pen.words.transfers, { color: soft, size: 9 });
  for (const { label, value } of bankLines(bank, labels)) {
    write(pen, `${label}: ${apart(value)}`, { size: 10 });
  }
}

function moneyOf({ currency }: Bill, { locale }: Pen): (amountMinor: number) => string {
  return (amountMinor) => priceText(amountMinor, currency, locale);
}
