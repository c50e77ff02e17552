// Builds the page into ../static/build: every file under a name that changes with its bytes, and a
// manifest that says which entry is in which file. `--check` only says whether what is checked in is current.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = resolve(HERE, "../static/build");
/** What is packed once, here: Brotli at its best takes too long for a start. */
const PACKED = /\.(js|css)$/;
const ENTRIES = [
  "src/table.tsx",
  "src/arrival.tsx",
  "src/public.tsx",
  "src/tournament.tsx",
  "src/puzzle.tsx",
  "src/host/discord.ts",
  "src/sw.ts",
  "styles/table.css",
  "styles/arrival.css",
  "styles/tournament.css",
  "styles/puzzle.css",
];
/** Scripts that stand in the HTML of pages. */
const IN_HTML = ["src/host/early.ts"];

/** Leaves out of Discord's SDK what nobody here asks it for: prices, and integers of browsers without BigInt. */
const LIGHTER_SDK = {
  name: "lighter-sdk",
  setup: ({ onLoad }) => {
    const of = (file, contents) =>
      onLoad({ filter: new RegExp(`embedded-app-sdk/output/${file}$`) }, () => ({ contents }));
    of("_virtual/BigInteger.mjs", "export default BigInt");
    of("utils/PriceUtils.mjs", "export default {}");
  },
};

/** The files by their names, the manifest among them. */
async function built() {
  const modules = await bundled({ entryPoints: ENTRIES, splitting: true, format: "esm" });
  const inHtml = await bundled({ entryPoints: IN_HTML, format: "iife" });
  const outputFiles = [...modules.outputFiles, ...inHtml.outputFiles];
  const outputs = { ...modules.metafile.outputs, ...inHtml.metafile.outputs };
  const files = new Map(outputFiles.map(file => [relative(OUT, file.path), file.contents]));
  for (const [name, bytes] of [...files]) {
    if (PACKED.test(name)) files.set(`${name}.br`, brotliCompressSync(bytes));
  }
  files.set("manifest.json", new TextEncoder().encode(`${JSON.stringify(manifestOf(outputs), null, 1)}\n`));
  return files;
}

function bundled(more) {
  return build({
    absWorkingDir: HERE,
    outdir: OUT,
    outbase: HERE,
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    legalComments: "linked",
    loader: { ".woff2": "file", ".svg": "file" },
    publicPath: "/static/build",
    charset: "utf8",
    plugins: [LIGHTER_SDK],
    metafile: true,
    write: false,
    ...more,
  });
}

/** By entry: its file, and the parts that it imports at once, which the page preloads. */
function manifestOf(outputs) {
  const name = path => relative(OUT, resolve(HERE, path));
  const found = Object.entries(outputs)
    .filter(([, output]) => output.entryPoint && [...ENTRIES, ...IN_HTML].includes(output.entryPoint))
    .map(([path, output]) => [
      output.entryPoint.replace(/^.*\//, "").replace(/\.tsx?$/, ".js"),
      { file: name(path), imports: statics(path, outputs).map(name) },
    ]);
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function statics(path, outputs, seen = new Set()) {
  for (const { path: next, kind } of outputs[path].imports) {
    if (kind === "import-statement" && outputs[next] && !seen.has(next)) {
      seen.add(next);
      statics(next, outputs, seen);
    }
  }
  return [...seen].sort();
}

async function isCurrent(files) {
  const there = await readdir(OUT).catch(() => []);
  if (there.sort().join() !== [...files.keys()].sort().join()) return false;
  const same = [...files].map(async ([name, bytes]) =>
    (await readFile(join(OUT, name))).equals(Buffer.from(bytes)),
  );
  return (await Promise.all(same)).every(Boolean);
}

const files = await built();
if (process.argv.includes("--check")) {
  if (!(await isCurrent(files))) {
    console.error("static/build isn't what the sources make: run `make page`");
    process.exit(1);
  }
} else {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(OUT, name), bytes);
  for (const [name, bytes] of files) console.log(`${name} ${(bytes.length / 1024).toFixed(1)} KB`);
}
