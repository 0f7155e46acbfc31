import type { PartResult } from './types';

/** Where progress is written: `process.stdout`, or less in tests. */
export interface Screen {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What is told while parts run. */
export interface Progress {
  start(name: string): void;
  end(result: PartResult): void;
  /** Leaves the screen clean for what comes after. */
  close(): void;
}

const REFRESH_MS = 1_000;
const CLEAR_LINE = '\r\u001b[2K';

const asLine = ({ name, ending, reason, seconds }: PartResult): string =>
  `${ending}: ${name}${reason ? `, ${reason}` : ''}${seconds > 0 ? `, ${seconds.toFixed(1)} s` : ''}\n`;

/**
 * Tells what runs: on a terminal one line that is written anew each second, elsewhere a line at each start and end.
 * @param screen where to write
 * @returns what the runner calls
 */
export function showProgress(screen: Screen): Progress {
  if (!screen.isTTY) {
    return {
      start: (name) => screen.write(`started: ${name}\n`),
      end: (result) => screen.write(asLine(result)),
      close: () => undefined,
    };
  }
  const running = new Map<string, number>();
  const draw = () => {
    const parts = [...running].map(
      ([name, since]) => `${name} ${Math.round((performance.now() - since) / 1_000)} s`,
    );
    const line = parts.length > 0 ? `running: ${parts.join(', ')}` : '';
    screen.write(`${CLEAR_LINE}${line.slice(0, (screen.columns ?? 80) - 1)}`);
  };
  const timer = setInterval(draw, REFRESH_MS);
  timer.unref();
  return {
    start(name) {
      running.set(name, performance.now());
      draw();
    },
    end(result) {
      running.delete(result.name);
      screen.write(`${CLEAR_LINE}${asLine(result)}`);
      draw();
    },
    close() {
      clearInterval(timer);
      screen.write(CLEAR_LINE);
    },
  };
}
