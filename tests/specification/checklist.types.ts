/** A test elsewhere that proves a sentence: its file, and words of its title. What a source says proves nothing. */
export interface ProofElsewhere {
  file: string;
  title: string;
}

/** Why a sentence asks for nothing here, in words. */
export interface NotApplicable {
  because: string;
}

export type Proof = (() => void) | ProofElsewhere | NotApplicable;

/** A sentence of the specification, word for word, and what proves it. */
export type Sentence = readonly [quote: string, ...proofs: Proof[]];

/** The sentences of one section. */
export interface Section {
  name: string;
  sentences: readonly Sentence[];
}
