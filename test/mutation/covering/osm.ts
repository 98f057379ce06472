import '../../adapters/osm-wire.test.ts'
