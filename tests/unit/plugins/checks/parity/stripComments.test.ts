import { describe, expect, it } from 'vitest';
import { stripComments } from '../../../../../plugins/checks/parity/compareParts';

describe('parity gate: comments', () => {
  it.each([
    ['js', 'a(); // b\n// c\nd();', 'a();\nd();'],
    ['ts', '/* a\n b */\nconst c = 1; /* d */', 'const c = 1;'],
    ['tsx', "const a = 'https://b'; // c", "const a = 'https://b';"],
    ['js', 'const a = `x // y`; // z', 'const a = `x // y`;'],
    ['js', 'const a = "it\\"s // b";', 'const a = "it\\"s // b";'],
    ['css', 'a { color: red; } /* b */', 'a { color: red; }'],
    ['bash', '# a\nnpm run b # c\nopen "d#e" \'# f\' g#h', 'npm run b\nopen "d#e" \'# f\' g#h'],
    ['yaml', 'a: b # c\nd: "# e"', 'a: b\nd: "# e"'],
    ['html', '<p>a</p><!-- b\nc -->', '<p>a</p>'],
    ['json', '{ "a": "// b # c" }', '{ "a": "// b # c" }'],
    ['text', '# a // b', '# a // b'],
    ['', '// a', '// a'],
  ])('%s: %j', (language, code, bare) => {
    expect(stripComments(code, language)).toBe(bare);
  });
});
