import type { RichPicture, RichText } from "@jubilee/core/base/rich-text.types";
import type { ReactNode } from "react";

/** A place that can be filled in for each reader. */
export interface RichFieldChoice {
  name: string;
  /** What its writer calls it: "First name". */
  label: string;
  /** What stands there where nothing is known, to begin with. */
  fallback: string;
}

/** Somebody who can be named. */
export interface RichPerson {
  id: string;
  name: string;
}

/** What an editor is for those who stand around it. */
export interface RichTextPlace {
  /** `bare` has no frame, and its tools below the words: within a Composer. `tall` has room for more than a note. */
  look?: "tall" | "bare";
  /** Takes files that are pasted; left out, pictures go into the text. What is dropped is taken by what stands around it. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Control and Enter. */
  onSubmit?: () => void;
  /** The editor takes the focus whenever it rises; 0: not by itself. */
  turned?: number;
}

export interface RichTextFieldProps {
  label: string;
  hideLabel?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  value: RichText;
  onValueChange: (value: RichText) => void;
  /** `small` has no titles, lines and pictures: for what people write to each other. */
  form?: "full" | "small";
  /** What can be filled in; left out, nothing can. */
  fields?: readonly RichFieldChoice[];
  /** Who can be named after an @; left out, nobody can. */
  people?: (query: string) => Promise<readonly RichPerson[]>;
  /** Takes a picture up and says where it lies; left out, none can be put in. */
  onPicture?: (file: File) => Promise<RichPicture>;
  /** Where it stands, where that is not a form of its own. */
  place?: RichTextPlace;
  /** The language it is written in, so that it is spelled and spoken in it. */
  lang?: string;
}
