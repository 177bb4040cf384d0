import type { PDFDocument, PDFPage } from "pdf-lib";
import type { Face, Faces } from "./faces.ts";
import type { PaperSpeech } from "./paper-speech.ts";
import { balanced, type Ink, ink, line, soft, wrapped } from "./paper.ts";

/** Writes from top to bottom and goes on on a new sheet. */
export interface Pen extends Faces, PaperSpeech {
  document: PDFDocument;
  page: PDFPage;
  y: number;
  /** The event's colours by day. */
  accent: Ink;
  tint: Ink;
  /** What stands at the head of a sheet that goes on. */
  onward?: (pen: Pen) => void;
}

export interface Look {
  size?: number;
  bold?: boolean;
  color?: Ink;
  x?: number;
  width?: number;
  isBalanced?: boolean;
}

/** How far a foot stays away from what is written. */
const footRoom = 18;

export const rightOf = ({ sheet }: Pen): number => sheet.width - sheet.margin;

export function write(pen: Pen, text: string, look: Look): void {
  const { size = 11, x = pen.sheet.margin, width = rightOf(pen) - x, color = ink } = look;
  const face = faceOf(pen, look);
  const cut = look.isBalanced ? balanced : wrapped;
  for (const part of cut(face.writable(text), face, size, width)) {
    turnWhenFull(pen);
    face.draw(pen.page, part, { x, y: pen.y, size, color });
    pen.y -= size + 5;
  }
}

/** Where the columns of amounts end, and how wide the name before them may be. */
export interface Columns {
  ends: readonly number[];
  name: number;
}

/** A name at the start, amounts that end where their columns do. */
export function writeRow(pen: Pen, [name = "", ...amounts]: string[], look: Look & Columns): void {
  const { size = 11, ends, color = ink } = look;
  const face = faceOf(pen, look);
  const parts = wrapped(face.writable(name), face, size, look.name);
  turnWhenFull(pen, parts.length * (size + 3));
  for (const [index, part] of parts.entries()) {
    const y = pen.y - index * (size + 3);
    face.draw(pen.page, part, { x: pen.sheet.margin, y, size, color });
  }
  for (const [index, amount] of amounts.entries()) {
    const text = face.writable(amount);
    const x = (ends[index] ?? rightOf(pen)) - face.width(text, size);
    face.draw(pen.page, text, { x, y: pen.y, size, color });
  }
  pen.y -= size + 7 + Math.max(0, parts.length - 1) * (size + 3);
}

export function rule(pen: Pen, { color = line, thickness = 1 } = {}): void {
  const y = pen.y + 6;
  const start = { x: pen.sheet.margin, y };
  pen.page.drawLine({ start, end: { x: rightOf(pen), y }, color, thickness });
  pen.y -= 8;
}

export function turnWhenFull(pen: Pen, needed = 0): void {
  if (pen.y - needed > pen.sheet.margin + footRoom) return;
  pen.page = pen.document.addPage([pen.sheet.width, pen.sheet.height]);
  pen.y = pen.sheet.height - pen.sheet.margin - 16;
  pen.onward?.(pen);
}

/** Which sheet of how many, where there is more than one. */
export function numberSheets(pen: Pen, title: string): void {
  const pages = pen.document.getPages();
  if (pages.length < 2) return;
  for (const [index, page] of pages.entries()) {
    const text = pen.plain.writable(`${title} · ${index + 1}/${pages.length}`);
    const x = rightOf(pen) - pen.plain.width(text, 9);
    pen.plain.draw(page, text, { x, y: pen.sheet.margin - 14, size: 9, color: soft });
  }
}

function faceOf(pen: Pen, { bold }: Look): Face {
  return bold ? pen.bold : pen.plain;
}
