import { formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import { PDFDocument, type PDFPage } from "pdf-lib";
import { encode } from "uqr";
import { paletteOf } from "../mails/cover.ts";
import { priceText } from "../price-text.ts";
import { type Face, type Faces, openFaces, type ReadFont } from "./faces.ts";
import { type PaperSpeech, paperSpeech } from "./paper-speech.ts";
import { type Ink, ink, inkOf, line, sheet, soft, wrapped } from "./paper.ts";

const ticketHeight = 236;
const perSheet = 3;
const bandHeight = 7;
const codeSize = 150;
/** Between the event and whom the ticket is for. */
const gap = 14;

interface Writer extends Faces, PaperSpeech {
  page: PDFPage;
  /** Of the event's cover, as on its page. */
  accent: Ink;
}

/**
 * All valid tickets of an order in one PDF: three on a sheet to cut, a QR code each, the sum at the end.
 *
 * @param locale how its reader reads
 */
export async function orderPdf(
  order: OrderView,
  productName: string,
  readFont: ReadFont,
  locale: string = order.event.locale,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const speech = paperSpeech(locale);
  const texts = JSON.stringify(order) + speech.letters;
  const faces = await openFaces(document, texts, readFont, speech.direction);
  document.setTitle(`${order.event.name}: ${order.code}`);
  document.setProducer(productName);
  document.setCreator(productName);
  const accent = inkOf(paletteOf(order.event).accent);
  const valid = order.tickets.filter(({ status }) => status === "valid" || status === "checked_in");
  const begin = (): Writer => ({
    page: document.addPage([sheet.width, sheet.height]),
    accent,
    ...faces,
    ...speech,
  });
  let writer: Writer | null = null;
  for (const [index, ticket] of valid.entries()) {
    if (!writer || index % perSheet === 0) writer = begin();
    drawTicket(writer, order, ticket, index % perSheet);
  }
  if (order.lines.length > 0) drawSum(begin(), order);
  return document.save();
}

function drawTicket(writer: Writer, order: OrderView, ticket: OrderTicket, place: number): void {
  const { page, accent, plain, bold, locale, words, direction } = writer;
  const { event } = order;
  const top = sheet.height - sheet.margin - place * (ticketHeight + 18);
  const left = sheet.margin;
  page.drawRectangle({
    x: left,
    y: top - ticketHeight,
    width: sheet.width - 2 * sheet.margin,
    height: ticketHeight,
    borderColor: line,
    borderWidth: 1,
  });
  page.drawRectangle({
    x: left,
    y: top - bandHeight,
    width: sheet.width - 2 * sheet.margin,
    height: bandHeight,
    color: accent,
  });
  const isOff = event.status === "cancelled";
  const texts: [string, Face, number, typeof ink][] = [
    [event.name, bold, 17, ink],
    [formatSpan(event.startDate, event.endDate, event.timeZone, locale), plain, 10, soft],
    [zoneName(event.startDate, event.timeZone, locale), plain, 10, soft],
    [[event.locationName, event.address].filter(Boolean).join(", "), plain, 10, soft],
    ["", plain, gap, soft],
    [ticket.holderName, bold, 13, ink],
    [ticket.typeName, bold, 11, accent],
    [ticket.number, plain, 10, soft],
    isOff ? [words.calledOff, bold, 12, ink] : [ticket.message ?? "", plain, 9, soft],
  ];
  let y = top - 34;
  for (const [text, face, size, color] of texts) {
    if (text === "" && size === gap) y -= gap;
    for (const part of wrapped(face.writable(text), face, size, 300)) {
      if (y < top - ticketHeight + 12) break;
      face.draw(page, part, { x: left + 20, y, size, color });
      y -= size + 5;
    }
  }
  if (isOff) return;
  const inset = sheet.margin + 20;
  const x = direction === "rtl" ? inset : sheet.width - inset - codeSize;
  drawCode(page, ticket.code, x, top - 34 - 140);
}

/** The code as squares, so that it prints as sharp as the printer can. */
function drawCode(page: PDFPage, code: string, x: number, y: number): void {
  const { data, size } = encode(code, { ecc: "M", border: 0 });
  const cell = codeSize / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (!isDark) continue;
      page.drawRectangle({
        x: x + column * cell,
        y: y + (size - 1 - row) * cell,
        width: cell,
        height: cell,
        color: ink,
      });
    }
  }
}

function drawSum(writer: Writer, order: OrderView): void {
  const { page, accent, plain, bold, locale, words } = writer;
  const money = (amountMinor: number) => priceText(amountMinor, order.currency, locale);
  const rows: [string, string, Face][] = [
    ...order.lines.map(({ quantity, name, totalMinor }): [string, string, Face] => [
      `${quantity} × ${name}`,
      money(totalMinor),
      plain,
    ]),
    [words.total, money(order.totalMinor), bold],
  ];
  if (order.taxMinor) rows.push([words.tax, money(order.taxMinor), plain]);
  const head = [words.order(order.code), order.buyerName ?? ""];
  let y = sheet.height - sheet.margin - 20;
  for (const text of head.filter(Boolean)) {
    bold.draw(page, bold.writable(text), { x: sheet.margin, y, size: 14, color: ink });
    y -= 22;
  }
  page.drawRectangle({
    x: sheet.margin,
    y,
    width: sheet.width - 2 * sheet.margin,
    height: 3,
    color: accent,
  });
  y -= 24;
  for (const [label, value, face] of rows) {
    const amount = face.writable(value);
    const end = sheet.width - sheet.margin - face.width(amount, 11);
    const [first = ""] = wrapped(face.writable(label), face, 11, 360);
    face.draw(page, first, { x: sheet.margin, y, size: 11, color: ink });
    face.draw(page, amount, { x: end, y, size: 11, color: ink });
    y -= 20;
  }
}
