import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { PDFDocument } from "pdf-lib";
import { paletteOf } from "../mails/cover.ts";
import { priceText } from "../price-text.ts";
import { openFaces, type ReadFont } from "./faces.ts";
import { paperSpeech } from "./paper-speech.ts";
import { inkOf, soft } from "./paper.ts";
import { type Pen, rightOf, rule, write, writeRow } from "./pen.ts";
import { drawTicket, ticketPlaces, ticketStep } from "./ticket.ts";

/** The height of a line of the sum, and of what stands around them. */
const lineHeight = 18;
const sumFrame = 120;

/**
 * All valid tickets of an order in one PDF: three on a sheet to cut, a QR code each, and the sum
 * where they leave room for it.
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
  const palette = paletteOf(order.event);
  const addSheet = () => document.addPage([speech.sheet.width, speech.sheet.height]);
  const pen: Pen = {
    document,
    page: addSheet(),
    y: 0,
    accent: inkOf(palette.accent),
    tint: inkOf(palette.page),
    ...faces,
    ...speech,
  };
  const onAccent = inkOf(palette.onAccent);
  const places = ticketPlaces(pen.sheet);
  const valid = order.tickets.filter(({ status }) => status === "valid" || status === "checked_in");
  for (const [index, ticket] of valid.entries()) {
    const place = index % places.length;
    if (index > 0 && place === 0) pen.page = addSheet();
    drawTicket({ ...pen, onAccent }, order.event, ticket, places[place] ?? 0);
  }
  if (order.lines.length > 0) {
    const free = places.slice(valid.length === 0 ? 0 : ((valid.length - 1) % places.length) + 1);
    const fits = sumFrame + order.lines.length * lineHeight < free.length * ticketStep;
    if (!fits) pen.page = addSheet();
    drawSum({ ...pen, y: (fits ? free : places)[0] ?? 0 }, order);
  }
  return document.save();
}

/** Of which order, what was bought, and what it came to. */
function drawSum(pen: Pen, order: OrderView): void {
  const { words, locale, sheet, accent } = pen;
  const money = (amountMinor: number) => priceText(amountMinor, order.currency, locale);
  const columns = { ends: [rightOf(pen)], name: rightOf(pen) - sheet.margin - 120 };
  pen.y -= 24;
  write(pen, words.order(order.code), { size: 14, bold: true });
  write(pen, [order.event.name, order.buyerName].filter(Boolean).join(" · "), { color: soft });
  pen.y -= 2;
  rule(pen, { color: accent, thickness: 2 });
  pen.y -= 4;
  for (const { quantity, name, totalMinor } of order.lines) {
    writeRow(pen, [`${quantity} × ${name}`, money(totalMinor)], columns);
  }
  rule(pen);
  writeRow(pen, [words.total, money(order.totalMinor)], { ...columns, bold: true, size: 12 });
  if (order.taxMinor) {
    writeRow(pen, [words.tax, money(order.taxMinor)], { ...columns, color: soft });
  }
}
