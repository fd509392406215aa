import { markMatches } from '#domain/search/fold.ts';

export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markMatches(text, words).map((piece, at) =>
    piece.isMatch ? (
      <mark
        key={at}
        className="bg-accent-soft rounded-sm font-semibold text-inherit underline underline-offset-4"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
