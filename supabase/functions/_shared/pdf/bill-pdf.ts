import { type BankLabels, bankLines } from "@jubilee/core/money/bank-accounts.rules";
import { taxesShown } from "@jubilee/core/money/bills.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import type { Bill } from "@jubilee/core/money/bills.types";
import { PDFDocument, type PDFPage } from "pdf-lib";
import { apart, mailLanguage } from "../mails/languages.ts";
import { ticketsWords } from "../mails/tickets/words/words.ts";
import { priceText } from "../price-text.ts";
import { type Faces, openFaces, type ReadFont } from "./faces.ts";
import { type PaperSpeech, paperSpeech } from "./paper-speech.ts";
import { ink, line, sheet, soft, wrapped } from "./paper.ts";

const right = sheet.width - sheet.margin;
/** Where the columns of an amount end: quantity, each, amount. */
const ends = [330, 430, right] as const;
const rowHeight = 18;

/** Writes from top to bottom and goes on on a new sheet. */
interface Pen extends Faces, PaperSpeech {
  document: PDFDocument;
  page: PDFPage;
  y: number;
}

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
  const pen: Pen = {
    document,
    page: document.addPage([sheet.width, sheet.height]),
    y: sheet.height - sheet.margin - 16,
    ...(await openFaces(document, texts, readFont, speech.direction)),
    ...speech,
  };
  document.setTitle(title);
  document.setProducer(productName);
  document.setCreator(productName);
  drawHead(pen, bill, title);
  drawLines(pen, bill);
  drawSums(pen, bill);
  drawBank(pen, bill, account);
  if (bill.testMode) {
    pen.y -= 12;
    write(pen, words.test, { size: 10, bold: true });
  }
  return document.save();
}

function dayOf(instant: string, { timeZone }: Bill, { locale }: Pen): string {
  return formatterOf(locale, { dateStyle: "long", timeZone }).format(new Date(instant));
}

function drawHead(pen: Pen, bill: Bill, title: string): void {
  const { words } = pen;
  write(pen, title, { size: 20, bold: true });
  pen.y -= 4;
  write(pen, words.issued(dayOf(bill.issuedAt, bill, pen)), { soft: true });
  if (bill.corrects) {
    const { label, issuedAt } = bill.corrects;
    write(pen, words.corrects(label, dayOf(issuedAt, bill, pen)), { soft: true });
  }
  pen.y -= 16;
  const top = pen.y;
  write(pen, words.seller, { soft: true, size: 9 });
  for (const part of bill.seller.split("\n")) write(pen, part, { width: 230 });
  const below = pen.y;
  pen.y = top;
  const x = 320;
  write(pen, words.buyer, { soft: true, size: 9, x });
  write(pen, bill.buyerName, { x, width: 220 });
  if (bill.buyerEmail) write(pen, bill.buyerEmail, { x, width: 220 });
  pen.y = Math.min(below, pen.y) - 14;
  const about = [bill.eventName, dayOf(bill.eventDate, bill, pen), words.order(bill.orderCode)];
  write(pen, about.join(" · "), { width: right - sheet.margin });
  pen.y -= 10;
}

function drawLines(pen: Pen, bill: Bill): void {
  const { words } = pen;
  const money = moneyOf(bill, pen);
  drawRow(pen, [words.what, words.quantity, words.each, words.amount], { soft: true, size: 9 });
  rule(pen);
  for (const item of bill.lines) {
    const name = item.taxLabel ? `${item.name} (${item.taxLabel})` : item.name;
    const amounts = [String(item.quantity), money(item.unitMinor), money(item.totalMinor)];
    drawRow(pen, [name, ...amounts], {});
  }
  rule(pen);
}

function drawSums(pen: Pen, bill: Bill): void {
  const { words } = pen;
  const money = moneyOf(bill, pen);
  for (const tax of taxesShown(bill)) {
    const rate = tax.label ?? words.noTax;
    drawRow(pen, [words.net(rate), "", "", money(tax.netMinor)], { soft: true });
    if (tax.taxMinor !== 0) drawRow(pen, [rate, "", "", money(tax.taxMinor)], { soft: true });
  }
  drawRow(pen, [words.total, "", "", money(bill.totalMinor)], { bold: true, size: 12 });
}

/** Where the host gets transfers. */
function drawBank(pen: Pen, { bank }: Bill, labels: BankLabels): void {
  if (!bank) return;
  pen.y -= 12;
  write(pen, pen.words.transfers, { soft: true, size: 9 });
  for (const { label, value } of bankLines(bank, labels)) {
    write(pen, `${label}: ${apart(value)}`, { size: 10 });
  }
}

function moneyOf({ currency }: Bill, { locale }: Pen): (amountMinor: number) => string {
  return (amountMinor) => priceText(amountMinor, currency, locale);
}

interface Look {
  size?: number;
  bold?: boolean;
  soft?: boolean;
  x?: number;
  width?: number;
}

function write(pen: Pen, text: string, look: Look): void {
  const { size = 11, x = sheet.margin, width = right - x } = look;
  const face = look.bold ? pen.bold : pen.plain;
  for (const part of wrapped(face.writable(text), face, size, width)) {
    turnWhenFull(pen);
    face.draw(pen.page, part, { x, y: pen.y, size, color: look.soft ? soft : ink });
    pen.y -= size + 5;
  }
}

/** A name at the start, amounts that end where their columns do. */
function drawRow(pen: Pen, [name = "", ...amounts]: string[], look: Look): void {
  const { size = 11 } = look;
  const face = look.bold ? pen.bold : pen.plain;
  const color = look.soft ? soft : ink;
  const parts = wrapped(face.writable(name), face, size, 210);
  turnWhenFull(pen, parts.length * (size + 3));
  for (const [index, amount] of amounts.entries()) {
    const text = face.writable(amount);
    const x = (ends[index] ?? right) - face.width(text, size);
    face.draw(pen.page, text, { x, y: pen.y, size, color });
  }
  for (const [index, part] of parts.entries()) {
    face.draw(pen.page, part, { x: sheet.margin, y: pen.y - index * (size + 3), size, color });
  }
  pen.y -= rowHeight + Math.max(0, parts.length - 1) * (size + 3);
}

function rule(pen: Pen): void {
  const y = pen.y + 6;
  pen.page.drawLine({ start: { x: sheet.margin, y }, end: { x: right, y }, color: line });
  pen.y -= 8;
}

function turnWhenFull(pen: Pen, needed = 0): void {
  if (pen.y - needed > sheet.margin) return;
  pen.page = pen.document.addPage([sheet.width, sheet.height]);
  pen.y = sheet.height - sheet.margin - 16;
}
