import { cover as coverClass } from "./Paper.css.ts";
import type { Paper } from "./usePaper.ts";

interface PaperCoverProps {
  paper: Paper;
  /** How high it is on this paper. */
  className: string;
}

/** The event's cover on paper, always by day; its box is tinted until it is drawn. */
export function PaperCover({ paper: { cover }, className }: PaperCoverProps) {
  const look = `${coverClass} ${className}`;
  return cover ? <img className={look} src={cover} alt="" /> : <span className={look} />;
}
