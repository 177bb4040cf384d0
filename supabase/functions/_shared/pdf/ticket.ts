import { formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import { type PDFPage, rgb } from "pdf-lib";
import { encode } from "uqr";
import type { Face } from "./faces.ts";
import { balanced, type Ink, ink, line, type Sheet, soft, wrapped } from "./paper.ts";
import { type Pen, rightOf } from "./pen.ts";

const height = 232;
const bandHeight = 54;
const padding = 20;
const codeSize = 138;
/** What is torn off: the code with the white that readers need around it. */
const stubWidth = codeSize + 2 * padding;
const notch = 7;
const perSheet = 3;
const white = rgb(1, 1, 1);

/** From the top of one ticket to the top of the next. */
export const ticketStep = height + 10;

/** Where the tickets of a sheet begin, from above: three on A4 and on Letter. */
export function ticketPlaces({ height: sheetHeight }: Sheet): number[] {
  const first = (sheetHeight + (perSheet - 1) * ticketStep + height) / 2;
  return Array.from({ length: perSheet }, (_, place) => first - place * ticketStep);
}

interface TicketPen extends Pen {
  /** What reads on the event's colour. */
  onAccent: Ink;
}

/** A ticket: the event on its colour, when and where, whom it is for, and the code to tear off. */
export function drawTicket(
  pen: TicketPen,
  event: OrderView["event"],
  ticket: OrderTicket,
  top: number,
): void {
  const admits = event.status !== "cancelled";
  drawGround(pen, top, admits);
  const width = rightOf(pen) - pen.sheet.margin - 2 * padding;
  const name = fitted(pen.bold.writable(event.name), pen.bold, width, [
    [18, 1],
    [15, 2],
    [12, 3],
  ]);
  const nameHeight = name.lines.length * (name.size + 3) - 3;
  drawBlock(
    pen,
    { ...name, face: pen.bold, color: pen.onAccent },
    {
      y: top - (bandHeight - nameHeight) / 2 - name.size * 0.82,
      step: name.size + 3,
    },
  );
  const left = admits ? width - stubWidth : width;
  drawFacts(pen, [...about(pen, event, left), ...whose(pen, event, ticket, left)], top);
  if (admits) drawStub(pen, ticket, top);
}

function drawGround(pen: TicketPen, top: number, hasStub: boolean): void {
  const { page, sheet, accent, tint, direction } = pen;
  const width = rightOf(pen) - sheet.margin;
  const stub = hasStub ? stubWidth : 0;
  const isFromRight = direction === "rtl";
  const y = top - height;
  page.drawRectangle({
    x: sheet.margin + (isFromRight ? stub : 0),
    y,
    width: width - stub,
    height: height - bandHeight,
    color: tint,
  });
  page.drawRectangle({ x: sheet.margin, y, width, height, borderColor: line, borderWidth: 0.75 });
  page.drawRectangle({
    x: sheet.margin,
    y: top - bandHeight,
    width,
    height: bandHeight,
    color: accent,
  });
  if (!hasStub) return;
  const tear = isFromRight ? sheet.margin + stub : rightOf(pen) - stub;
  const ends = { start: { x: tear, y: top - bandHeight }, end: { x: tear, y } };
  page.drawLine({ ...ends, color: soft, thickness: 0.75, dashArray: [2, 4] });
  for (const end of [top, y]) page.drawCircle({ x: tear, y: end, size: notch, color: white });
}

/** What is written one line below another in one size. */
interface Block {
  lines: string[];
  face: Face;
  size: number;
  color: Ink;
}

const gap = "gap";

/** The event: when, by which clock, where. */
function about(pen: TicketPen, event: OrderView["event"], width: number): (Block | typeof gap)[] {
  const { plain, bold, locale } = pen;
  const { startDate, endDate, timeZone, locationName, address } = event;
  const when = formatSpan(startDate, endDate, timeZone, locale);
  const place = [locationName, address].filter(Boolean).join(", ");
  const cut = (text: string, face: Face, size: number) =>
    balanced(face.writable(text), face, size, width).slice(0, 2);
  return [
    { lines: cut(when, bold, 11), face: bold, size: 11, color: ink },
    {
      lines: cut(zoneName(startDate, timeZone, locale), plain, 9.5),
      face: plain,
      size: 9.5,
      color: soft,
    },
    { lines: cut(place, plain, 9.5), face: plain, size: 9.5, color: soft },
    gap,
  ];
}

/** Whose it is, for what, and what the hosts say to it; that it admits nobody, where the event is off. */
function whose(
  pen: TicketPen,
  event: OrderView["event"],
  ticket: OrderTicket,
  width: number,
): (Block | typeof gap)[] {
  const { plain, bold, accent, words } = pen;
  const holder = fitted(bold.writable(ticket.holderName), bold, width, [
    [16, 1],
    [13, 1],
    [11, 2],
  ]);
  const type = balanced(bold.writable(ticket.typeName), bold, 11, width).slice(0, 2);
  const own: Block[] = [
    { ...holder, face: bold, color: ink },
    { lines: type, face: bold, size: 11, color: accent },
  ];
  if (event.status === "cancelled") {
    const off = wrapped(bold.writable(words.calledOff), bold, 12, width);
    const number = { lines: [ticket.number], face: plain, size: 9.5, color: soft };
    return [...own, number, gap, { lines: off, face: bold, size: 12, color: ink }];
  }
  const message = wrapped(plain.writable(ticket.message ?? ""), plain, 9, width);
  return [...own, { lines: message, face: plain, size: 9, color: soft }];
}

/** From above, as far as the ticket goes. */
function drawFacts(pen: TicketPen, blocks: readonly (Block | typeof gap)[], top: number): void {
  let y = top - bandHeight - 26;
  for (const block of blocks) {
    if (block === gap) {
      y -= 14;
      continue;
    }
    const step = block.size + 4.5;
    const room = Math.floor((y - (top - height + 10)) / step) + 1;
    const lines = block.lines.slice(0, Math.max(0, room));
    drawBlock(pen, { ...block, lines }, { y, step });
    y -= lines.length * step;
  }
}

function drawBlock(pen: TicketPen, block: Block, { y, step }: { y: number; step: number }): void {
  const { lines, face, size, color } = block;
  for (const [index, text] of lines.entries()) {
    face.draw(pen.page, text, { x: pen.sheet.margin + padding, y: y - index * step, size, color });
  }
}

/** The first of the sizes at which a text needs no more lines than stand with it; else the last. */
function fitted(
  text: string,
  face: Face,
  width: number,
  sizes: readonly (readonly [size: number, lines: number])[],
): { lines: string[]; size: number } {
  for (const [size, most] of sizes) {
    const lines = balanced(text, face, size, width);
    if (lines.length <= most) return { lines, size };
  }
  const [size, most] = sizes.at(-1) ?? [11, 1];
  return { lines: wrapped(text, face, size, width).slice(0, most), size };
}

function drawStub(pen: TicketPen, ticket: OrderTicket, top: number): void {
  const { page, plain, sheet, direction } = pen;
  const fromEdge = sheet.margin + padding;
  const x = direction === "rtl" ? fromEdge : sheet.width - fromEdge - codeSize;
  const y = top - bandHeight - 14 - codeSize;
  drawCode(page, ticket.code, x, y);
  const number = plain.writable(ticket.number);
  const indent = (codeSize - plain.width(number, 9.5)) / 2;
  plain.draw(page, number, {
    x: sheet.width - fromEdge - codeSize + indent,
    y: y - 14,
    size: 9.5,
    color: soft,
  });
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
