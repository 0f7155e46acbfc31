/** What a report may be at most. Memory follows from it: some six times the largest section, and the model. */
export interface ReadLimits {
  /** Bytes of one file that is opened, and of all JSON of a report when it is unpacked. */
  readonly bytes: number;
  /** Brackets inside one another. */
  readonly depth: number;
  /** Files of an archive or a folder. */
  readonly files: number;
}

/** The limits that hold where no others are given. */
export const READ_LIMITS: ReadLimits = { bytes: 128_000_000, depth: 400, files: 20_000 };
