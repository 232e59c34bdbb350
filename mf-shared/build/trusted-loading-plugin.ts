import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;
const plainAssignment = 'script.src = url;';

/**
 * Hands every script and sheet that webpack's runtime adds to the shell's `globalThis.havuTrust(element, url)`,
 * which gives it the address through the one Trusted Types policy and the integrity of the release manifest.
 */
export class TrustedLoadingPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('TrustedLoadingPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('TrustedLoadingPlugin', (source) => {
        if (!source.includes(plainAssignment)) throw new Error(`webpack no longer writes \`${plainAssignment}\``);
        return source.replace(plainAssignment, 'globalThis.havuTrust(script, url);');
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'TrustedLoadingPlugin',
        (source) => `${source}globalThis.havuTrust(linkTag, fullhref);`,
      );
    });
  }
}
